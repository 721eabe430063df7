import { parseUrl } from '@/lib/text/text'

/** These stand on the foundation's public page: only https to a named host passes. */

export const MAX_URL = 200

const HOST = /^(?=.{4,100}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/** 'colacontenta.example' → 'https://colacontenta.example/'; null for anything but https, and for hosts without a name. */
export function parseHttpsUrl(text: string): string | null {
  const typed = text.trim()
  if (/[\s\p{C}\\]/u.test(typed)) return null
  const url = parseUrl(/^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`)
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return null
  return HOST.test(url.hostname) && url.href.length <= MAX_URL ? url.href : null
}

/** 'colacontenta.example/adopta', as people read an address. */
export const urlWords = (url: string): string => url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')

export const NETWORKS = ['instagram', 'facebook', 'tiktok'] as const
export type Network = (typeof NETWORKS)[number]

const RULES: Record<
  Network,
  { label: string; hosts: RegExp; handle: RegExp; url: (handle: string) => string }
> = {
  instagram: {
    label: 'Instagram',
    hosts: /^(www\.|m\.)?instagram\.com$/,
    handle: /^[\w.]{1,30}$/,
    url: (handle) => `https://www.instagram.com/${handle}/`,
  },
  facebook: {
    label: 'Facebook',
    hosts: /^(www\.|m\.|es-la\.|web\.)?(facebook|fb)\.com$/,
    handle: /^[\w.-]{2,80}$/,
    url: (handle) => `https://www.facebook.com/${handle}`,
  },
  tiktok: {
    label: 'TikTok',
    hosts: /^(www\.|m\.)?tiktok\.com$/,
    handle: /^[\w.]{2,24}$/,
    url: (handle) => `https://www.tiktok.com/@${handle}`,
  },
}

export const networkLabel = (network: Network): string => RULES[network].label

/** The handle in '@cola', 'cola' or the profile's URL; null for anything else. */
export function parseHandle(network: Network, text: string): string | null {
  const { hosts, handle } = RULES[network]
  const typed = text.trim()
  const isAddress = /[/:]/.test(typed)
  const url = isAddress ? parseUrl(/^https?:/i.test(typed) ? typed : `https://${typed}`) : null
  if (isAddress && !(url && hosts.test(url.hostname))) return null
  const found = (url ? (url.pathname.split('/')[1] ?? '') : typed).replace(/^@/, '')
  return handle.test(found) && !/^(profile\.php|p|pages|people|groups|reel|explore)$/.test(found)
    ? found
    : null
}

export const networkUrl = (network: Network, handle: string): string => RULES[network].url(handle)
