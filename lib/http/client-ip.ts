import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP, isIPv6 } from 'node:net'
import { env } from '@/lib/env'
import { processSingleton } from '@/lib/process-singleton'

const PEER_HEADER = 'x-querencia-peer'
/** Proves that this process set the header: without the server program clients could send their own. */
const stamp = processSingleton('peer stamp', () => `${randomUUID()} `)

/** Stamps the socket's address on a request; the framework only passes on `X-Forwarded-For`. See docs/decisions/0013. */
export function stampPeer({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
  headers[PEER_HEADER] = stamp + (socket.remoteAddress ?? '')
}

type HeaderReader = Pick<Headers, 'get'>

/** Whom to believe `X-Forwarded-For`: so many proxies in front of us, or all within these networks. */
export type TrustedProxies = number | BlockList

/**
 * The client's IP for rate limits; an IPv6 address as its /64, which is what one household or server gets.
 * @returns `unknown` where neither the socket nor a trusted proxy says it.
 */
export const clientIpOf = (headers: HeaderReader): string =>
  resolveClientIp(headers, env.TRUSTED_PROXIES ?? env.TRUSTED_PROXY_HOPS)

/** As `clientIpOf`, of a request that the framework has not seen yet. */
export const clientIpOfRequest = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  clientIpOf({ get: (name) => headers[name]?.toString() ?? null })

/**
 * @param trusted a number: the client is that many entries from the end of `X-Forwarded-For`; networks: it is the last one
 * of these entries and the socket's own address that is in none of them. Entries before it can be forged.
 */
export function resolveClientIp(headers: HeaderReader, trusted: TrustedProxies): string {
  const stamped = headers.get(PEER_HEADER) ?? ''
  const peer = plainIp(stamped.startsWith(stamp) ? stamped.slice(stamp.length) : '')
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map(plainIp)
  const client =
    typeof trusted === 'number' ? fromEnd(forwarded, trusted) : lastOutside(trusted, peer, forwarded)
  const ip = client ?? peer
  return ip === null ? 'unknown' : networkOf(ip)
}

const fromEnd = (forwarded: readonly (string | null)[], hops: number) =>
  hops === 0 ? null : (forwarded.at(-hops) ?? null)

/** Where all are trusted, or one wrote something else than an IP, the trusted address that is the farthest from us. */
function lastOutside(
  networks: BlockList,
  peer: string | null,
  forwarded: readonly (string | null)[],
): string | null {
  // Without the server program nobody knows the socket's address.
  const hops = [...forwarded, ...(peer ? [peer] : [])].reverse()
  let trusted = peer
  for (const ip of hops) {
    if (ip === null) return trusted
    if (!networks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) return ip
    trusted = ip
  }
  return trusted
}

/** Some proxies append the port, which changes with every connection. */
function plainIp(text: string): string | null {
  const [plain = ''] = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .split('%')
  return isIP(plain) === 0 ? null : plain
}

function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
  if (groups.length === 8 && groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    return groups.slice(6).flatMap(bytesOf).join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The two bytes of one of the last groups of an IPv4-mapped IPv6 address. */
function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
