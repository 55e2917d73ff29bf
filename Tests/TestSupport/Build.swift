/// Whether the tests were built without optimization, in which image code is about thirty times slower.
#if DEBUG
    public let isDebugBuild = true
#else
    public let isDebugBuild = false
#endif
