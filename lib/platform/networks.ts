import { BlockList, isIP } from 'node:net'

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
