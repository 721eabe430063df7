import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { env } from '@/lib/platform/env'
import { processSingleton } from '@/lib/platform/process-singleton'

const PEER_HEADER = 'x-querencia-peer'
/** Proves that this process set the header: clients could send their own. */
const stamp = processSingleton('peer stamp', () => `${randomUUID()} `)

/** Notes the socket's address, as the framework only passes on `X-Forwarded-For`: docs/decisions/0013. */
export function stampPeer({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): void {
  headers[PEER_HEADER] = stamp + (socket.remoteAddress ?? '')
}

type Ip = ReturnType<typeof ipaddr.process>
type HeaderReader = Pick<Headers, 'get'>

type TrustedProxies = number | BlockList

/** The client's IP, an IPv6 address as its /64, which one household gets; `unknown` where nobody trusted says it. */
export const clientIpOf = (headers: HeaderReader): string =>
  resolveClientIp(headers, env.TRUSTED_PROXIES ?? env.TRUSTED_PROXY_HOPS)

/** As `clientIpOf`, of a request that the framework has not seen yet. */
export const clientIpOfRequest = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  clientIpOf({ get: (name) => headers[name]?.toString() ?? null })

/**
 * @param trusted a number: the client is that many entries from the end; networks: it is the last entry outside them.
 *   Earlier entries can be forged.
 */
export function resolveClientIp(headers: HeaderReader, trusted: TrustedProxies): string {
  const stamped = headers.get(PEER_HEADER) ?? ''
  const peer = parseIp(stamped.startsWith(stamp) ? stamped.slice(stamp.length) : '')
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map(parseIp)
  const client =
    typeof trusted === 'number' ? fromEnd(forwarded, trusted) : lastOutside(trusted, peer, forwarded)
  const ip = client ?? peer
  if (ip === null) return 'unknown'
  // This machine has no limits on reads: only the socket can say that it asks.
  return ip !== peer && ip.range() === 'loopback' ? 'unknown' : networkOf(ip)
}

const fromEnd = (forwarded: readonly (Ip | null)[], hops: number) =>
  hops === 0 ? null : (forwarded.at(-hops) ?? null)

/**
 * The address nearest to us that is in none of the networks. Where all are in them, or a proxy passed on something else
 * than an IP, the farthest trusted one.
 */
function lastOutside(networks: BlockList, peer: Ip | null, forwarded: readonly (Ip | null)[]): Ip | null {
  // Without the server program nobody knows the socket's address.
  const hops = [...forwarded, ...(peer ? [peer] : [])].reverse()
  let trusted = peer
  for (const ip of hops) {
    if (ip === null) return trusted
    if (!networks.check(ip.toString(), ip.kind())) return ip
    trusted = ip
  }
  return trusted
}

/** Some proxies append the port. An IPv4-mapped IPv6 address is the IPv4 one. */
function parseIp(text: string): Ip | null {
  const [plain = ''] = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .split('%')
  // The library also reads octal, hexadecimal and incomplete addresses.
  return isIP(plain) === 0 ? null : ipaddr.process(plain)
}

function networkOf(ip: Ip): string {
  if (ip instanceof ipaddr.IPv4) return ip.toString()
  const prefix = ip.parts.slice(0, 4).map((part) => part.toString(16))
  return `${prefix.join(':')}::/64`
}
