import { NAMES, ORDERS } from './names'

/**
 * The address of what a search form says: without the fields that say nothing, the rest as addresses have it. Any other
 * spelling would lead there as well, by a redirect that empties the page on its way.
 *
 * @param path of the page the form belongs to.
 * @param fields names and values, as the form sends them.
 */
export function formAddress(path: string, fields: Iterable<readonly [name: string, value: string]>): string {
  const said = new Map<string, string>()
  for (const [name, value] of fields) if (value.trim()) said.set(name, value.trim())
  if (said.get(NAMES.sort) === ORDERS.oldest) said.set(NAMES.waiting, 'antiguo')
  if (said.has(NAMES.waiting)) said.delete(NAMES.sort)
  if (said.get(NAMES.sort) !== ORDERS.near) for (const name of [NAMES.lat, NAMES.lng]) said.delete(name)
  const inOrder = Object.values(NAMES).filter((name) => said.has(name))
  const query = new URLSearchParams(inOrder.map((name) => [name, said.get(name) ?? ''])).toString()
  return path + (query && `?${query}`)
}
