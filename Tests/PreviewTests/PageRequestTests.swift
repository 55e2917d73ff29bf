import Testing

@testable import VitrinePreview

@Suite struct PageRequestTests {
    private func head(_ text: String) throws(PageRequest.Failure) -> PageRequest? {
        try PageRequest.head(Array(text.utf8))?.request
    }

    @Test func aHeadHasItsMethodPathQueryAndHeaders() throws {
        let text =
            "GET /api/frame?t=0.5&:output.crop=bottom+100pt&%3Aa=1%2B1&empty HTTP/1.1\r\nHost:  a:1 \r\nX-A: 1\r\nx-a: 2\r\n\r\nrest"
        let (request, count) = try #require(try PageRequest.head(Array(text.utf8)))
        #expect(request.method == "GET")
        #expect(request.path == "/api/frame")
        #expect(
            request.query == [
                .init(name: "t", value: "0.5"), .init(name: ":output.crop", value: "bottom 100pt"),
                .init(name: ":a", value: "1+1"), .init(name: "empty", value: ""),
            ])
        #expect(request.headers == ["host": "a:1", "x-a": "1, 2"])
        #expect(text.utf8.count - count == 4)
    }

    @Test func aHeadIsReadOnceItHasCome() throws {
        let text = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
        // The test cuts bytes, because a carriage return and a line feed are one character.
        for count in 0..<text.utf8.count { #expect(try PageRequest.head(Array(text.utf8.prefix(count))) == nil) }
        #expect(try head(text) != nil)
    }

    @Test(arguments: [
        "GET / HTTP/1.0\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "GET /\r\n\r\n", "\r\n\r\n", "G(T / HTTP/1.1\r\n\r\n",
        "GET http://evil.example/ HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\nX: b\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\rX: b\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\0\r\n\r\n",
        "GET / HTTP/1.1\r\nHost\r\n\r\n",
    ])
    func whatIsNoRequestIsMalformed(_ text: String) {
        #expect(throws: PageRequest.Failure.malformed) { try head(text) }
    }

    @Test func aHeadIsBounded() throws {
        let fits = "GET / HTTP/1.1\r\nX: "
        let longest = PageRequest.mostHeadBytes - fits.utf8.count - 4
        #expect(try head(fits + String(repeating: "a", count: longest) + "\r\n\r\n") != nil)
        #expect(throws: PageRequest.Failure.tooLarge) {
            try head(fits + String(repeating: "a", count: longest + 1) + "\r\n\r\n")
        }
        #expect(throws: PageRequest.Failure.tooLarge) {
            try head(String(repeating: "a", count: PageRequest.mostHeadBytes))
        }
    }

    @Test func aConnectionClosesOnRequest() throws {
        #expect(try head("GET / HTTP/1.1\r\n\r\n")?.keepsConnection == true)
        #expect(try head("GET / HTTP/1.1\r\nConnection: keep-alive\r\n\r\n")?.keepsConnection == true)
        #expect(try head("GET / HTTP/1.1\r\nConnection: TE, Close\r\n\r\n")?.keepsConnection == false)
    }
}
