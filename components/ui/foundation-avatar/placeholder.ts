/** Vertical centre of the sign on each house of `houses.svg`. */
const SIGNS = { casa: 316, colonial: 262, alto: 312, patio: 310 }
const HOUSES = ['casa', 'colonial', 'alto', 'patio'] as const
const PALETTES = ['menta', 'maiz', 'cielo', 'durazno', 'lila', 'rosa'] as const
const LANDSCAPES: Record<string, readonly string[]> = {
  ARG: ['campo', 'sierra', 'ciudad', 'rio'],
  CHL: ['sierra', 'costa', 'rio', 'cerro'],
  COL: ['monte', 'costa', 'ciudad', 'campo'],
  ECU: ['sierra', 'costa', 'monte', 'ciudad'],
  PER: ['sierra', 'costa', 'cerro', 'ciudad'],
}

export type House = (typeof HOUSES)[number]

/** What stands in for a foundation's picture, derived from its id. */
export function placeholderOf({ id, name }: { id: number; name: string }) {
  const house = choose(HOUSES, id, 2)
  return { palette: choose(PALETTES, id, 1), house, signY: SIGNS[house], initials: initialsOf(name) }
}

export const landscapeOf = (id: number, countryId: string): string =>
  choose(LANDSCAPES[countryId] ?? ['campo'], id, 3)

/** Knuth's multiplicative hash: consecutive ids get different choices. */
function choose<One>(from: readonly [One, ...One[]] | readonly One[], id: number, round: number): One {
  const scattered = Math.imul(id * 4 + round, 0x9e3779b1) >>> 16
  return from[scattered % from.length] as One
}

const KINDS =
  /^(fundación|fundacion|refugio|albergue|asociación|asociacion|hogar|ong|corporación|corporacion)$/i

/** Initials on the sign: 'CC' for 'Fundación Cola Contenta', 'PS' for 'Patitas del Sur'. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
  const own = words.filter((word) => !KINDS.test(word) && !/^\p{Ll}/u.test(word))
  const [first = '', second = ''] = own.length > 0 ? own : words
  return [first, second].map((word) => [...word].slice(0, 1).join('').toLocaleUpperCase('es')).join('')
}
