import Vitrine
let a = CommandLine.arguments
do { try Renderer(contentsOf: a[1]).write(to: a[2]) } catch { print(error) }
