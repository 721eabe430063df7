import { formatSearchQuery, parseSearchQuery } from './params'

/** The canonical URL of a submitted search form, which spares the redirect of any other spelling. */
export function formSearchUrl(
  path: string,
  fields: Iterable<readonly [name: string, value: string]>,
): string {
  return path + formatSearchQuery(parseSearchQuery(Object.fromEntries(fields)))
}
