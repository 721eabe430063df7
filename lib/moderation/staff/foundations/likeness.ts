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
  const isSame = (traitOf: (traits: FoundationTraits) => string | null) => {
    const trait = traitOf(one)
    return trait !== null && trait === traitOf(other)
  }
  const traits: [boolean, string][] = [
    [areAlike(ownName(one.name), ownName(other.name)), 'nombre parecido'],
    [isSame(({ phone }) => phone && comparablePhone(phone)), 'mismo teléfono'],
    [isSame(({ website }) => siteOf(website)), 'mismo sitio web'],
    ...(['instagram', 'facebook', 'tiktok'] as const).map((network): [boolean, string] => [
      isSame((traits) => traits[network]?.toLowerCase() ?? null),
      `misma cuenta de ${NETWORKS[network]}`,
    ]),
  ]
  return traits.flatMap(([shared, words]) => (shared ? [words] : []))
}

const NETWORKS = { instagram: 'Instagram', facebook: 'Facebook', tiktok: 'TikTok' }

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
