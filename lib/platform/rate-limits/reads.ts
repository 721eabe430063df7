import { env } from '@/lib/platform/env'
import { TooManyRequests } from '@/lib/platform/errors'
import { processSingleton } from '@/lib/platform/process-singleton'
import { TokenBuckets } from './token-buckets'

/** A minute's worth may come at once: the phones of a school or a mobile network share an IP. */
const MINUTE_SECONDS = 60
/** About 5 MB. */
const MAX_IPS = 30_000

/** One rendered page of a search, or one page of a list. */
export const PAGE_COST = 1
/** A form posted to a page: its action, and the page that shows what came of it. */
const FORM_COST = 3
/** A list without pages: up to a thousand pets. */
export const WHOLE_LIST_COST = 10

export const TOO_MANY_READS = 'Desde tu conexión llegan muchas búsquedas seguidas. Espera unos segundos.'

const newBuckets = () =>
  new TokenBuckets({
    capacity: env.LIMIT_READ_ADDRESS,
    perSecond: env.LIMIT_READ_ADDRESS / MINUTE_SECONDS,
    maxKeys: MAX_IPS,
  })
const buckets = processSingleton('read limits', newBuckets)
/** Of other pages that are not kept: apart, so that whoever has searched too much can still open a pet. */
const missBuckets = processSingleton('limits on pages that are not kept', newBuckets)

/** Apart as well: however much an address has read, its forms get in. */
const formBuckets = processSingleton('limits on form posts', newBuckets)

/** This machine: its own programs, or a proxy that nobody declared, with all visitors behind it. */
const isLocal = (clientIp: string) => clientIp.startsWith('127.') || clientIp === '0:0:0:0::/64'

/**
 * Charges a read that renders or queries. @param clientIp as `clientIpOf` returns it.
 * @returns 0, or the seconds until it may be asked again.
 */
export const takeReads = (clientIp: string, cost: number): number =>
  isLocal(clientIp) ? 0 : buckets.take(clientIp, cost)

/** @throws TooManyRequests. */
export function chargeReads(clientIp: string, cost: number): void {
  const seconds = takeReads(clientIp, cost)
  if (seconds > 0) throw new TooManyRequests(seconds, TOO_MANY_READS)
}

/** Charges a form posted to a page. @returns 0, or the seconds until it may be sent again. */
export const takeForm = (clientIp: string): number =>
  isLocal(clientIp) ? 0 : formBuckets.take(clientIp, FORM_COST)

/** Charges a page that was rendered for one request, or turned out not to exist. @param clientIp as `clientIpOf` returns it. */
export function chargeMiss(clientIp: string): void {
  if (!isLocal(clientIp)) missBuckets.take(clientIp, PAGE_COST)
}

/** @returns 0, or the seconds until an IP that asked for many such pages may ask for another. */
export const waitAfterMisses = (clientIp: string): number => missBuckets.secondsUntil(clientIp, PAGE_COST)
