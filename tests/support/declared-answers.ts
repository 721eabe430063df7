import { CONTRACTS } from '@/app/api/v1.0/_wire/contracts'
import { openApi } from '@/app/api/v1.0/_wire/openapi'

/** Of any call: a copy that is still good, an address or a method that there is none of, a site that is too busy. */
const GENERAL = [304, 404, 405, 503]

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)
const parametersIn = (path: string) => path.split('{').length
/** '/pets/foundation' before '/pets/{id}'. */
const CALLS = CONTRACTS.map(({ path, method = 'get' }) => ({ path, method, pattern: patternOf(path) })).sort(
  (one, other) => parametersIn(one.path) - parametersIn(other.path),
)

/** @param address below the API's prefix @throws Error for an answer of a documented call that openapi.json does not name. */
export function requireDeclared(method: string, address: string, status: number): void {
  const pathname = address.split('?')[0] ?? ''
  const call = CALLS.find((one) => one.method === method.toLowerCase() && one.pattern.test(pathname))
  if (!call || GENERAL.includes(status)) return
  const declared = openApi().paths[call.path]?.[call.method]?.responses ?? {}
  if (!(String(status) in declared))
    throw new Error(`openapi.json does not say that ${method} ${call.path} can answer ${status}`)
}
