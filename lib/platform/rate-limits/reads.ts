import { env } from '@/lib/platform/env'
import { TooManyRequests } from '@/lib/platform/errors'
import { WIDE_NETWORK_FACTOR, wideNetworkOf } from '@/lib/platform/networks'
import { processSingleton } from '@/lib/platform/process-singleton'
import { MINUTE_SECONDS } from '@/lib/text/durations'
import { TokenBuckets } from './token-buckets'

/** Buckets of IPs, which take about 5 MB; there are a tenth as many of /48s. */
const MAX_KEYS = 30_000

export const PAGE_COST = 1
/** A form costs its action and the page that follows. */
const FORM_COST = 3
/** Up to a thousand rows from the cache, of one of many. */
export const LONG_ANSWER_COST = 3
export const WHOLE_LIST_COST = 10
/** A program asks for several things where a person opens one page. */
const CALLS_PER_PAGE = 5

/** Refusal for an account, however many connections it has. */
export const TOO_MANY_PAGES = 'Abriste muchas páginas seguidas. Espera unos segundos y vuelve a intentarlo.'
export const TOO_MANY_READS = 'Desde tu conexión llegan muchas búsquedas seguidas. Espera unos segundos.'

const newBuckets = () => ({
  ips: bucketsOf(env.LIMIT_READ_ADDRESS),
  wideNetworks: bucketsOf(WIDE_NETWORK_FACTOR * env.LIMIT_READ_ADDRESS, MAX_KEYS / WIDE_NETWORK_FACTOR),
})

/** A minute's worth may come at once: the phones of a school or a mobile network share an IP. */
const bucketsOf = (aMinute: number, maxKeys = MAX_KEYS) =>
  new TokenBuckets({ capacity: aMinute, perSecond: aMinute / MINUTE_SECONDS, maxKeys })

type IpBuckets = ReturnType<typeof newBuckets>

/** From the bucket of the IP and that of its IPv6 /48. @returns 0, or the seconds to wait; then none is taken. */
function take({ ips, wideNetworks }: IpBuckets, clientIp: string, cost: number): number {
  if (isLocal(clientIp)) return 0
  const wide = wideNetworkOf(clientIp)
  const wideSeconds = wide === null ? 0 : wideNetworks.secondsUntil(wide, cost)
  if (wideSeconds > 0) return wideSeconds
  const seconds = ips.take(clientIp, cost)
  if (wide !== null && seconds === 0) wideNetworks.take(wide, cost)
  return seconds
}

const buckets = processSingleton('read limits', newBuckets)
/** Counted apart: whoever has searched too much can still open a pet. */
const missBuckets = processSingleton('limits on pages that are not kept', newBuckets)

/** Counted apart: however much an IP has read, its forms get in. */
const formBuckets = processSingleton('limits on form posts', newBuckets)

/** What an account reads costs more than what visitors do, and an account may change its IP. */
const accountBuckets = processSingleton('read limits of accounts', () => bucketsOf(env.LIMIT_READ_ACCOUNT))

const callBuckets = processSingleton('limits on calls of accounts', () =>
  bucketsOf(CALLS_PER_PAGE * env.LIMIT_READ_ACCOUNT),
)

/** Our own programs, or an undeclared proxy with all visitors behind it. */
const isLocal = (clientIp: string) => clientIp.startsWith('127.') || clientIp === '0:0:0:0::/64'

/** @param clientIp from `clientIpOf`. @returns 0, or the seconds to wait. */
export const takeReads = (clientIp: string, cost: number): number => take(buckets, clientIp, cost)

/** @throws TooManyRequests */
export const chargeReads = (clientIp: string, cost: number): void => refuseFor(takeReads(clientIp, cost))

function refuseFor(seconds: number, sentence = TOO_MANY_READS): void {
  if (seconds > 0) throw new TooManyRequests(seconds, sentence)
}

/** @param forms as many as a long one counts for. @returns 0, or the seconds to wait. */
export const takeForm = (clientIp: string, forms = 1): number =>
  take(formBuckets, clientIp, forms * FORM_COST)

interface ReadingAccount {
  id: number
  /** Counted apart by it: a session that its owner ended must not use up what they have. */
  sessionVersion: number
  /** This machine itself is not limited. */
  clientIp: string
}

/** @returns 0, or the seconds to wait. */
export const takeAccountReads = (account: ReadingAccount, cost: number): number =>
  isLocal(account.clientIp) ? 0 : accountBuckets.take(accountKey(account), cost)

/** As `chargeReads`, for what a session reads through the API. */
export const chargeAccountCalls = (account: ReadingAccount, cost: number): void =>
  refuseFor(isLocal(account.clientIp) ? 0 : callBuckets.take(accountKey(account), cost), TOO_MANY_PAGES)

/** @returns 0, or the seconds until there is as much. */
export const waitOfAccount = (account: ReadingAccount, cost: number): number =>
  isLocal(account.clientIp) ? 0 : accountBuckets.secondsUntil(accountKey(account), cost)

const accountKey = ({ id, sessionVersion }: ReadingAccount) => `${id} ${sessionVersion}`

/** For a page rendered for one request, or that does not exist. @returns 0, or the seconds to wait. */
export const takeMiss = (clientIp: string, cost = PAGE_COST): number => take(missBuckets, clientIp, cost)

/** As `chargeReads`, for other answers of the API that are made for one request. */
export const chargeMiss = (clientIp: string, cost: number): void => refuseFor(takeMiss(clientIp, cost))

/** Scoring a password takes longer than a page, and must not use up what visitors read. */
const PASSWORD_COST = 10
const passwordBuckets = processSingleton('limits on scored passwords', newBuckets)

/** @throws TooManyRequests */
export function chargePasswordCheck(clientIp: string): void {
  const seconds = take(passwordBuckets, clientIp, PASSWORD_COST)
  if (seconds > 0) throw new TooManyRequests(seconds)
}

/** @returns 0, or the seconds to wait. */
export function waitAfterMisses(clientIp: string): number {
  const wide = wideNetworkOf(clientIp)
  return Math.max(
    missBuckets.ips.secondsUntil(clientIp, PAGE_COST),
    wide === null ? 0 : missBuckets.wideNetworks.secondsUntil(wide, PAGE_COST),
  )
}
