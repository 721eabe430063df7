import { BlockList, isIP } from 'node:net'

/** Against SSRF: photos come by https from the public internet, and from nowhere else. */

export const NO_ADDRESS = 'No es una dirección: copia la de la foto, que empieza con https://'
export const NOT_HTTPS = 'Usa una dirección que empiece con https://'
export const PRIVATE_ADDRESS = 'La dirección es de una red privada. Usa una pública, con https.'
const WITH_CREDENTIALS = 'La dirección lleva un usuario o una clave. Usa una que se abra sin ellos.'
const OTHER_PORT = 'La dirección lleva un puerto. Usa una sin él.'

const MAX_LENGTH = 2000

/** IANA's registry of special-purpose addresses, and multicast. */
const SPECIAL_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** The only public range; special within it: Teredo, documentation, 6to4. */
const GLOBAL_IPV6 = ['2000::', 3] as const
const SPECIAL_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const special = new BlockList()
for (const [network, prefix] of SPECIAL_IPV4) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of SPECIAL_IPV6) special.addSubnet(network, prefix, 'ipv6')
const global = new BlockList()
global.addSubnet(...GLOBAL_IPV6, 'ipv6')

/** Whether an IP is public; false for what is no IP. */
export function isPublicIp(ip: string): boolean {
  const version = isIP(ip)
  if (version === 4) return !special.check(ip, 'ipv4')
  return version === 6 && global.check(ip, 'ipv6') && !special.check(ip, 'ipv6')
}

/** The host of a URL, whose parser has normalised every spelling of an IPv4 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)\.?$|^[^.]+\.?$/

/** Also of the second of several accounts: '/file/u/1/d/…'. */
const DRIVE_FILE = /^\/(?:file\/(?:u\/\d+\/)?d\/|open$|uc$)([\w-]*)/

/** The file behind a page that Google Drive or Dropbox makes to share it; other URLs as they are. */
export function directUrl(typed: string): string {
  if (!URL.canParse(typed)) return typed
  const url = new URL(typed)
  if (url.hostname === 'drive.google.com') {
    const [found, inPath = ''] = DRIVE_FILE.exec(url.pathname) ?? []
    const id = inPath || url.searchParams.get('id')
    if (found === undefined || !id) return typed
    // Files that were shared before 2021 open with their key alone: support.google.com/a/answer/10685032.
    const key = url.searchParams.get('resourcekey')
    const query = new URLSearchParams({ export: 'download', id, ...(key && { resourcekey: key }) })
    return `https://drive.google.com/uc?${query}`
  }
  if (!/^(?:www\.)?dropbox\.com$/.test(url.hostname) || url.searchParams.get('raw') === '1') return typed
  url.searchParams.delete('dl')
  url.searchParams.set('raw', '1')
  return url.href
}

/** Checks the URL as typed; what its name resolves to is checked when connecting. */
export function parsePhotoUrl(typed: string): { url: URL } | { problem: string } {
  if (typed.length > MAX_LENGTH || !URL.canParse(typed)) return { problem: NO_ADDRESS }
  const url = new URL(typed)
  if (!['http:', 'https:'].includes(url.protocol)) return { problem: NO_ADDRESS }
  const host = hostOf(url)
  if (isIP(host) ? !isPublicIp(host) : LOCAL_NAME.test(host)) return { problem: PRIVATE_ADDRESS }
  if (url.protocol !== 'https:') return { problem: NOT_HTTPS }
  if (url.username !== '' || url.password !== '') return { problem: WITH_CREDENTIALS }
  // The parser leaves out 443.
  if (url.port !== '') return { problem: OTHER_PORT }
  url.hash = ''
  return { url }
}
