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

interface Rule {
  label: string
  hosts: RegExp
  handle: RegExp
  /** First parts of paths that are the network's own: a shared post, a video, a search. */
  sections: RegExp
  /** Paths that hold a handle further on. */
  within: readonly RegExp[]
  url: (handle: string) => string
}

const RULES: Record<Network, Rule> = {
  instagram: {
    label: 'Instagram',
    hosts: /^(www\.|m\.)?instagram\.com$/,
    handle: /^[\w.]{1,30}$/,
    sections:
      /^(about|accounts|ar|channel|challenge|developer|direct|emails|explore|guides?|legal|locations|p|press|reels?|s|sem|share|stories|terms|tv|web|_u)$/i,
    within: [/^\/stories\/(?!highlights\b)([^/?]+)/, /^\/_u\/([^/?]+)/],
    url: (handle) => `https://www.instagram.com/${handle}/`,
  },
  facebook: {
    label: 'Facebook',
    hosts: /^(www\.|m\.|es-la\.|web\.)?(facebook|fb)\.com$/,
    handle: /^[\w.-]{2,80}$/,
    sections:
      /^(\w+\.php|bookmarks|business|dialog|donate|events?|fundraisers?|gaming|groups?|hashtag|help|legal|live|login|marketplace|me|media|messages|notes|p|pages|people|pg|photos?|places|plugins|policies|privacy|public|reels?|search|settings|share|sharer|stories|story|videos?|watch)$/i,
    // Old pages, and those that have a number instead of a handle.
    within: [
      /^\/pg\/([^/?]+)/,
      /^\/profile\.php\?(?:[^#]*&)?id=(\d{5,20})(?:&|$)/,
      /^\/(?:people|pages)\/[^/?]+\/(\d{5,20})(?:[/?]|$)/,
      /^\/p\/(?:[^/?]*-)?(\d{5,20})(?:[/?]|$)/,
    ],
    url: (handle) => `https://www.facebook.com/${handle}`,
  },
  tiktok: {
    label: 'TikTok',
    hosts: /^(www\.|m\.)?tiktok\.com$/,
    handle: /^[\w.]{2,24}$/,
    sections:
      /^(about|business|channel|creators|discover|embed|explore|following|foryou|friends|legal|live|login|messages|music|place|search|share|signup|t|tag|trending|upload|v|video)$/i,
    within: [],
    url: (handle) => `https://www.tiktok.com/@${handle}`,
  },
}

export const networkLabel = (network: Network): string => RULES[network].label

/** The handle in '@cola', 'cola' or the profile's URL; null for anything else, such as the link of a shared post. */
export function parseHandle(network: Network, text: string): string | null {
  const { hosts, handle, sections, within } = RULES[network]
  const typed = text.trim()
  const isAddress = /[/:]/.test(typed)
  const url = isAddress ? parseUrl(/^https?:/i.test(typed) ? typed : `https://${typed}`) : null
  if (isAddress && !(url && hosts.test(url.hostname))) return null
  const path = url ? url.pathname + url.search : ''
  const inner = within.flatMap((form) => form.exec(path)?.[1] ?? [])[0]
  const found = (inner ?? (url ? (url.pathname.split('/')[1] ?? '') : typed)).replace(/^@/, '')
  return handle.test(found) && !sections.test(found) ? found : null
}

export const networkUrl = (network: Network, handle: string): string => RULES[network].url(handle)
