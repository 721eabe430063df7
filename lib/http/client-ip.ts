import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/** Carries the address at the other end of the connection; what a client sends under this name is overwritten. */
const PEER_HEADER = 'x-querencia-peer'

/**
 * From now on every request to this process carries the address it came from. The framework itself tells only
 * X-Forwarded-For, which anybody can write.
 */
export function stampPeerAddress(): void {
  channel('http.server.request.start').subscribe((message) => {
    const { request } = message as { request: IncomingMessage }
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? ''
  })
}

/**
 * The address a request comes from, for counting: an IPv4 address, or the /64 network of an IPv6 one, which is what
 * one household or server has.
 * @param hops how many proxies in front are ours. Each adds the address it was called from at the end of
 *   X-Forwarded-For, so the client is that many places from the end; what stands before it can be made up.
 * @returns the peer's address when that place holds none, and `unknown` when there is no peer either.
 */
export function resolveClientIp(headers: Pick<Headers, 'get'>, hops: number): string {
  const peer = headers.get(PEER_HEADER) ?? ''
  if (hops === 0) return networkOf(peer) ?? 'unknown'
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return networkOf(forwarded.at(-hops) ?? '') ?? networkOf(peer) ?? 'unknown'
}

/** Null for what is no address. Some proxies write the port behind it, which is another one for every connection. */
function networkOf(address: string): string | null {
  const plain = address
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

/** The two bytes of a group, as the last groups of an IPv4 address in IPv6's clothes hold them. */
function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
