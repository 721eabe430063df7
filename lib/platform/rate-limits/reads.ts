import { env } from '@/lib/platform/env'
import { TooManyRequests } from '@/lib/platform/errors'
import { processSingleton } from '@/lib/platform/process-singleton'
import { TokenBuckets } from './token-buckets'

/** A minute's worth may come at once: the phones of a school or a mobile network share an IP. */
const MINUTE_SECONDS = 60
/** These take about 5 MB. */
const MAX_IPS = 30_000

export const PAGE_COST = 1
/** A form costs its action and the page that follows. */
const FORM_COST = 3
/** The cost of a list that may hold a thousand pets. */
export const WHOLE_LIST_COST = 10

export const TOO_MANY_READS = 'Desde tu conexión llegan muchas búsquedas seguidas. Espera unos segundos.'

const newBuckets = () =>
  new TokenBuckets({
    capacity: env.LIMIT_READ_ADDRESS,
    perSecond: env.LIMIT_READ_ADDRESS / MINUTE_SECONDS,
    maxKeys: MAX_IPS,
  })
const buckets = processSingleton('read limits', newBuckets)
/** Counted apart: whoever has searched too much can still open a pet. */
const missBuckets = processSingleton('limits on pages that are not kept', newBuckets)

/** Counted apart: however much an IP has read, its forms get in. */
const formBuckets = processSingleton('limits on form posts', newBuckets)

/** Our own programs, or an undeclared proxy with all visitors behind it. */
const isLocal = (clientIp: string) => clientIp.startsWith('127.') || clientIp === '0:0:0:0::/64'

/** @param clientIp from `clientIpOf`. @returns 0, or the seconds to wait. */
export const takeReads = (clientIp: string, cost: number): number =>
  isLocal(clientIp) ? 0 : buckets.take(clientIp, cost)

export function chargeReads(clientIp: string, cost: number): void {
  const seconds = takeReads(clientIp, cost)
  if (seconds > 0) throw new TooManyRequests(seconds, TOO_MANY_READS)
}

/** @returns 0, or the seconds to wait. */
export const takeForm = (clientIp: string): number =>
  isLocal(clientIp) ? 0 : formBuckets.take(clientIp, FORM_COST)

/** For a page rendered for one request, or that does not exist. @param clientIp from `clientIpOf`. */
export function chargeMiss(clientIp: string): void {
  if (!isLocal(clientIp)) missBuckets.take(clientIp, PAGE_COST)
}

/** @returns 0, or the seconds to wait. */
export const waitAfterMisses = (clientIp: string): number => missBuckets.secondsUntil(clientIp, PAGE_COST)
