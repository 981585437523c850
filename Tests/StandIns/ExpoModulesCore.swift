// swift-format-ignore-file
// Hand-written declarations of the part of Expo that the native module of Apps/Expo uses, to check its types
// without Expo.

@resultBuilder public enum ModuleDefinitionBuilder {
  public static func buildBlock(_ parts: AnyDefinition...) -> ModuleDefinition { ModuleDefinition() }
}

public struct AnyDefinition { init() {} }
public struct ModuleDefinition { init() {} }

public protocol AnyModule: AnyObject {
  @ModuleDefinitionBuilder func definition() -> ModuleDefinition
}

open class BaseModule { public init() {} }
public typealias Module = AnyModule & BaseModule

public func Name(_ name: String) -> AnyDefinition { AnyDefinition() }
public func Function<Result>(_ name: String, _ body: @escaping () throws -> Result) -> AnyDefinition { AnyDefinition() }
public func Function<Result, A>(_ name: String, _ body: @escaping (A) throws -> Result) -> AnyDefinition {
  AnyDefinition()
}
public func Function<Result, A, B>(
  _ name: String, _ body: @escaping (A, B) throws -> Result
) -> AnyDefinition { AnyDefinition() }
public func AsyncFunction<Result, A>(_ name: String, _ body: @escaping (A) throws -> Result) -> AnyDefinition
{
  AnyDefinition()
}
