const registry = globalThis as typeof globalThis & { querencia?: Map<string, unknown> }

/** A module variable is not enough: the framework bundles routes, actions and start-up code apart. */
export function processSingleton<Value>(name: string, create: () => Value): Value {
  registry.querencia ??= new Map()
  if (!registry.querencia.has(name)) registry.querencia.set(name, create())
  return registry.querencia.get(name) as Value
}
