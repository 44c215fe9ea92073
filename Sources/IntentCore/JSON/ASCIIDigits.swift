/// Whether a byte of UTF-8 is one of the digits 0 to 9.
func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
