import { formatSearchQuery, parseSearchQuery } from './params'

/** Spares the redirect of any other spelling. */
export function formSearchUrl(
  path: string,
  fields: Iterable<readonly [name: string, value: string]>,
): string {
  return path + formatSearchQuery(parseSearchQuery(Object.fromEntries(fields)))
}
