import { BlockList, isIP } from 'node:net'

/**
 * Reads networks in CIDR notation, or single addresses, separated by commas: `10.0.0.0/8, 192.0.2.4, fd00::/8`.
 * @returns null when one of them is neither, or is a whole address family.
 */
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
