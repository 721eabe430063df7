import 'server-only'
import { Resolver } from 'node:dns/promises'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { Agent, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { env } from '@/lib/platform/env'
import { DomainError } from '@/lib/platform/errors'
import { MAX_PHOTO_BYTES, TOO_LARGE } from './limits'
import { directUrl, hostOf, isPublicIp, PRIVATE_ADDRESS, parsePhotoUrl } from './remote-url'

const MAX_REDIRECTS = 3
const TIMEOUT_MS = 10_000

/** How names are resolved and connections made; tests replace it. */
export interface Network {
  resolve: (host: string) => Promise<readonly string[]>
  isAllowed: (ip: string) => boolean
  request: (
    options: RequestOptions & { lookup: LookupFunction },
    answer: (response: IncomingMessage) => void,
  ) => ReturnType<typeof httpsRequest>
  timeoutMs: number
}

/** Not by `dns.lookup`, which would hold one of the few threads that resolve all names. */
export async function resolveName(
  host: string,
  resolver: Resolver = new Resolver({ timeout: 2_000, tries: 2 }),
): Promise<string[]> {
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  return found.flatMap((ips) => (ips.status === 'fulfilled' ? ips.value : []))
}

const INTERNET: Network = {
  resolve: resolveName,
  isAllowed: isPublicIp,
  request: httpsRequest,
  timeoutMs: TIMEOUT_MS,
}

const UNREACHABLE = 'No pudimos abrir la dirección.'
const TOO_SLOW = 'La dirección tardó demasiado en responder.'
const REDIRECTS = 'La dirección lleva a demasiadas otras.'
const NOT_FOUND = 'No hay ninguna foto en la dirección.'

/**
 * A plain GET of the file that an address leads to, without cookies, referrer or proxy. Names resolve once and the checked IP is connected to, also after
 * each of at most three redirects. Ends after ten seconds or at the largest photo's size. @throws DomainError invalid,
 * too_large.
 */
export async function downloadPhoto(address: string, network: Network = INTERNET): Promise<Buffer> {
  const timeout = AbortSignal.timeout(network.timeoutMs)
  try {
    return await orAbort(follow(address, network, timeout), timeout)
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw unusable(timeout.aborted ? TOO_SLOW : UNREACHABLE)
  }
}

async function follow(address: string, network: Network, signal: AbortSignal): Promise<Buffer> {
  let next = directUrl(address)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const parsed = parsePhotoUrl(next)
    if ('problem' in parsed) throw unusable(parsed.problem)
    const answer = await get(parsed.url, network, signal)
    if (Buffer.isBuffer(answer)) return answer
    next = answer.location
  }
  throw unusable(REDIRECTS)
}

async function get(url: URL, network: Network, signal: AbortSignal): Promise<Buffer | { location: string }> {
  const ips = await checkedIps(hostOf(url), network)
  const [first] = ips
  // DNS rebinding: asked again, a name server may answer differently.
  const pinned: LookupFunction = (_host, options, callback) =>
    options.all ? callback(null, ips) : callback(null, first.address, first.family)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      protocol: url.protocol,
      hostname: hostOf(url),
      path: url.pathname + url.search,
      agent: new Agent({ keepAlive: false }),
      lookup: pinned,
      signal,
      headers: {
        accept: 'image/jpeg, image/png, image/webp, image/heic;q=0.5',
        'accept-encoding': 'identity',
        'user-agent': `Querencia (+${env.SITE_URL})`,
      },
    }
    network.request(options, resolve).on('error', reject).end()
  })
  try {
    return await read(response, url)
  } finally {
    response.destroy()
  }
}

interface CheckedIp {
  address: string
  family: number
}

/** Refuses a name if any of its IPs is not public. */
async function checkedIps(
  host: string,
  { resolve, isAllowed }: Network,
): Promise<[CheckedIp, ...CheckedIp[]]> {
  const ips = isIP(host) ? [host] : await resolve(host)
  if (!ips.every(isAllowed)) throw unusable(PRIVATE_ADDRESS)
  const [first, ...others] = ips.map((address) => ({ address, family: isIP(address) }))
  if (first === undefined) throw unusable(UNREACHABLE)
  return [first, ...others]
}

async function read(response: IncomingMessage, url: URL): Promise<Buffer | { location: string }> {
  const { statusCode = 0, headers } = response
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined) {
    if (!URL.canParse(headers.location, url)) throw unusable(UNREACHABLE)
    return { location: new URL(headers.location, url).href }
  }
  if (statusCode === 404 || statusCode === 410) throw unusable(NOT_FOUND)
  if (statusCode !== 200) throw unusable(`La dirección respondió con un error (${statusCode}).`)
  const tooLarge = () => new DomainError('too_large', TOO_LARGE)
  if (Number(headers['content-length']) > MAX_PHOTO_BYTES) throw tooLarge()
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    length += chunk.length
    if (length > MAX_PHOTO_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  if (!response.complete) throw unusable(UNREACHABLE)
  return Buffer.concat(chunks)
}

const unusable = (reason: string) => new DomainError('invalid', reason)

/** Stops waiting on abort: resolving a name cannot be aborted itself. */
function orAbort<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    work.then(resolve, reject)
  })
}
