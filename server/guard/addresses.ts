import { parseId } from '@/lib/params'

/** Of a path with its query, in bytes; Node refuses more than 16 KB of headers. Queries make no pages of their own. */
const MAX_URL_BYTES = 15_000
/** The longest path of ours has a third of it. */
const MAX_PATH_BYTES = 1024

/** Whether nothing of ours has such an address; the API answers its own 404, in JSON. */
export function isTooLong(url: string): boolean {
  const query = url.indexOf('?')
  const pathBytes = query === -1 ? url.length : query
  return url.length > MAX_URL_BYTES || (pathBytes > MAX_PATH_BYTES && !url.startsWith('/api/'))
}

/** Pages with an id of ours, kept once they were rendered, also when there is nothing. */
const ID_PATH = /^(\/(?:pet-detail|foundation)\/)([^/?]+)(?=[/?]|$)/

/**
 * The address with `0` in place of an id that cannot exist (text, leading zeros, out of Postgres' range): all of them get
 * the one page that says so, instead of a page each.
 */
export const withPossibleId = (url: string): string =>
  url.replace(ID_PATH, (all, before: string, id: string) => (parseId(id) === null ? `${before}0` : all))
