@main
struct RunTrack {
    static func main() {}
}
