import { formatSearchQuery, parseSearchQuery } from './params'

/**
 * The address of what a search form says: without the fields that say nothing, the rest as addresses have it. Any other
 * spelling would lead there as well, by a redirect that empties the page on its way.
 *
 * @param path of the page the form belongs to.
 * @param fields names and values, as the form sends them.
 */
export function formSearchUrl(
  path: string,
  fields: Iterable<readonly [name: string, value: string]>,
): string {
  return path + formatSearchQuery(parseSearchQuery(Object.fromEntries(fields)))
}
