import { joinAnd } from '@/lib/text/copy/join-words'

const MISSING: Readonly<Record<string, string>> = {
  photos: 'una foto',
  description: 'su historia',
  name: 'su nombre',
  type: 'qué animal es',
  breedId: 'la raza',
  colorId: 'el color',
  gender: 'el sexo',
  age: 'la edad',
  size: 'el tamaño',
  coat: 'el pelaje',
  health: 'las vacunas',
  castrated: 'la esterilización',
}
const ORDER = Object.keys(MISSING)

/** 'una foto, su historia y el pelaje'. */
export function missingText(missing: readonly string[]): string {
  const known = ORDER.filter((key) => missing.includes(key)).map((key) => MISSING[key] ?? '')
  return joinAnd(known)
}
