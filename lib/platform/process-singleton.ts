const registry = globalThis as typeof globalThis & { querencia?: Map<string, unknown> }

/**
 * One value per name and process, whichever bundle asks first: the framework bundles routes, actions and start-up code
 * apart, each with its own module variables.
 */
export function processSingleton<Value>(name: string, create: () => Value): Value {
  registry.querencia ??= new Map()
  if (!registry.querencia.has(name)) registry.querencia.set(name, create())
  return registry.querencia.get(name) as Value
}
