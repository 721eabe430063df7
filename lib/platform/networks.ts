import { BlockList, isIP } from 'node:net'

/** How many times a limit a whole IPv6 /48 has: one customer may get 65,536 /64s. */
export const WIDE_NETWORK_FACTOR = 10

/** The /48 around a client IP that is an IPv6 /64 (`clientIpOf`); null for others. */
export function wideNetworkOf(clientIp: string): string | null {
  const [, prefix] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(clientIp) ?? []
  return prefix === undefined ? null : `${prefix}:/48`
}

/** Who takes turns with others: the /48 of an IPv6 client, else its IP. */
export const senderOf = (clientIp: string): string => wideNetworkOf(clientIp) ?? clientIp

/** `10.0.0.0/8, 192.0.2.4, fd00::/8`. Null when one is invalid, or a whole address family. */
export function parseNetworks(text: string): BlockList | null {
  const networks = new BlockList()
  for (const entry of text.split(',')) {
    const [, ip = '', prefix] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(entry.trim()) ?? []
    const version = isIP(ip)
    const longest = version === 4 ? 32 : 128
    const length = prefix === undefined ? longest : Number(prefix)
    if (version === 0 || length < 1 || length > longest) return null
    networks.addSubnet(ip, length, version === 4 ? 'ipv4' : 'ipv6')
  }
  return networks
}
