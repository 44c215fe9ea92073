func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
