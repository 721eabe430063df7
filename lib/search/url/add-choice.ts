import { PARAM_NAMES } from './param-names'

/**
 * Where a list is on its way to, with what was chosen meanwhile on the one that still shows; it begins at its first page.
 * @param before what the choice differs from: the address that shows, or what the same controls chose last
 */
export function addChoice(ahead: URL, before: URL, chosen: URL): URL {
  const sum = new URL(ahead)
  sum.hash = chosen.hash
  if (chosen.pathname !== before.pathname) sum.pathname = chosen.pathname
  for (const name of new Set([...before.searchParams.keys(), ...chosen.searchParams.keys()])) {
    const value = chosen.searchParams.get(name)
    if (value === before.searchParams.get(name)) continue
    if (value === null) sum.searchParams.delete(name)
    else sum.searchParams.set(name, value)
  }
  sum.searchParams.delete(PARAM_NAMES.page)
  return sum
}
