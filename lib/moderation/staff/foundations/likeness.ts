import { readableLetters } from '@/lib/text/look-alikes'
import { comparablePhone } from '@/lib/text/phone-line'

export type FoundationTraits = Record<
  'phone' | 'website' | 'instagram' | 'facebook' | 'tiktok',
  string | null
> & {
  name: string
}

const KINDS = /albergue|asociacion|corporacion|fundacion|protectora|refugio/g
/** So long a beginning is no chance: 'Mitad del Mundo' and 'Mitad del Mundo Quito'. */
const LONG_BEGINNING = 10

/** What two foundations have in common, in words for staff: a sign, and no proof, that one passes for the other. */
export function sharedTraits(one: FoundationTraits, other: FoundationTraits): string[] {
  const same = <T>(a: T | null, b: T | null) => a !== null && a === b
  const phones = [one, other].map(({ phone }) => phone && comparablePhone(phone)) as [
    string | null,
    string | null,
  ]
  const traits: [boolean, string][] = [
    [areAlike(ownName(one.name), ownName(other.name)), 'nombre parecido'],
    [same(...phones), 'mismo teléfono'],
    [same(siteOf(one.website), siteOf(other.website)), 'mismo sitio web'],
    ...(['instagram', 'facebook', 'tiktok'] as const).map((network): [boolean, string] => [
      same(handleOf(one[network]), handleOf(other[network])),
      `misma cuenta de ${NETWORKS[network]}`,
    ]),
  ]
  return traits.flatMap(([shared, words]) => (shared ? [words] : []))
}

const NETWORKS = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok' }
const handleOf = (handle: string | null) => handle?.toLowerCase() ?? null

/** Without what any may be called, unless that is all. */
function ownName(name: string): string {
  const letters = readableLetters(name).replace(/[^a-z0-9]/g, '')
  return letters.replace(KINDS, '') || letters
}

function areAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short === '') return false
  return one === other || (short.length >= LONG_BEGINNING && long.startsWith(short))
}

const PAGES_OF_MANY = /^(facebook|instagram|tiktok|youtube)\.com$|^(linktr\.ee|wa\.me|sites\.google\.com)$/

function siteOf(website: string | null): string | null {
  if (website === null) return null
  const { hostname, pathname } = new URL(website)
  const host = hostname.replace(/^www\./, '')
  return PAGES_OF_MANY.test(host) ? `${host}${pathname.replace(/\/$/, '')}` : host
}
