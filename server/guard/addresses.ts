import { parseId } from '@/lib/params'

/** Of a path with its query, in bytes: a callback of an identity provider takes up to 3,000, our own pages 1,000. */
const MAX_URL_BYTES = 4096
const MAX_PATH_BYTES = 1024

export function isTooLong(url: string): boolean {
  const path = url.indexOf('?')
  return url.length > MAX_URL_BYTES || (path === -1 ? url.length : path) > MAX_PATH_BYTES
}

/** Pages with an id of ours, kept once they were rendered, also when there is nothing. */
const ID_PATH = /^(\/(?:pet-detail|foundation)\/)([^/?]+)(?=[/?]|$)/

/**
 * The address with `0` in place of an id that cannot exist (text, leading zeros, out of Postgres' range): all of them get
 * the one page that says so, instead of a page each.
 */
export const withPossibleId = (url: string): string =>
  url.replace(ID_PATH, (all, before: string, id: string) => (parseId(id) === null ? `${before}0` : all))
