import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import { processSingleton } from '@/lib/process-singleton'

const PEER_HEADER = 'x-querencia-peer'
/** Proves that this process set the header: without the server program clients could send their own. */
const stamp = processSingleton('peer stamp', () => `${randomUUID()} `)

/** Stamps the socket's address on a request; the framework only passes on `X-Forwarded-For`. See docs/decisions/0013. */
export function stampPeer({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
  headers[PEER_HEADER] = stamp + (socket.remoteAddress ?? '')
}

/**
 * The client's IP for rate limits; an IPv6 address as its /64, which is what one household or server gets.
 * @param hops trusted proxies: the client is that many entries from the end of `X-Forwarded-For`; the rest can be forged.
 */
export function resolveClientIp(headers: Pick<Headers, 'get'>, hops: number): string {
  const stamped = headers.get(PEER_HEADER) ?? ''
  const peer = stamped.startsWith(stamp) ? stamped.slice(stamp.length) : ''
  if (hops === 0) return networkOf(peer) ?? 'unknown'
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return networkOf(forwarded.at(-hops) ?? '') ?? networkOf(peer) ?? 'unknown'
}

// Some proxies append the port, which changes with every connection.
function networkOf(ip: string): string | null {
  const plain = ip
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 0) return null
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = (plain.split('%')[0] ?? '').toLowerCase().split('::')
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
