import type { Random } from '@/db/seed/random'

/** Values that forms, paths and query strings are seldom asked with. */
const ODD = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '1e9',
  '0x10',
  '1.5',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '-0',
  '٣',
  '100015',
  '0100015',
  'á',
  'ñandú',
  '𝒫𝑒𝓇𝓇𝑜',
  '👩‍👩‍👧‍👦',
  '\u0000',
  '\u0001\u001f',
  '\u202e',
  '\u2028',
  '\ud800',
  'ﷺ',
  'İ',
  'ß',
  "'",
  '"',
  '\\',
  '/',
  '..',
  '../../etc/passwd',
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '%',
  '%00',
  '%ff',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00T00:00:00Z',
  'a@b',
  'nadie@correo.example',
  'perro',
  'gato',
  'otro',
  'dog',
  'todos',
  'medellin',
  'PER',
  'COL',
  'ECU',
  'hembra',
  'adoptable',
  'inactivo',
  'primera-semana-en-casa',
  'albergue-mitad-del-mundo',
  '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  '0'.repeat(32),
  'fw.eyJhbGciOiJkaXIifQ..x.y.z',
] as const

const REPEATED = ['a', '9', '%', 'ñ', '../', '&a=1', '\u0301', '(', ' ', '{"a":', '[']

/** Numbers of rows that exist in the demo world, and some beside them. */
export const anId = (random: Random) =>
  String(
    random.pick([
      random.integer(1, 143),
      random.integer(100_001, 100_395),
      random.integer(100_001, 101_000),
      random.integer(1, 2_000),
      random.integer(-2, 3),
      2 ** random.integer(30, 64),
    ]),
  )

export function aValue(random: Random): string {
  if (random.chance(0.35)) return anId(random)
  if (random.chance(0.03)) return random.pick(REPEATED).repeat(random.integer(2, 3_000))
  if (random.chance(0.1)) return aText(random, random.integer(1, 40))
  return random.pick(ODD)
}

/** Any code units, halves of pairs included. */
export const aText = (random: Random, length: number) =>
  Array.from({ length }, () => String.fromCharCode(random.integer(0, random.pick([127, 255, 65_535])))).join(
    '',
  )

/** As an address carries it: mostly encoded, sometimes wrongly or not at all. */
export function encoded(random: Random, value: string): string {
  const safely = (text: string) => encodeURIComponent(Buffer.from(text).toString())
  if (random.chance(0.75)) return safely(value)
  const raw = Buffer.from(value)
    .toString('latin1')
    .replaceAll(/[\r\n]/g, '')
  return random.pick([
    () => raw.replaceAll(/[\s#\0]/g, '+'),
    () => safely(safely(value)),
    () => safely(value).toLowerCase(),
    () => safely(value).slice(0, -1),
    () => [...Buffer.from(value)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    () => `%${raw.slice(0, 2).replaceAll(/\s/g, '')}`,
  ])()
}

/** JSON of any shape. */
export function aJson(random: Random, depth = 0): unknown {
  const kind = random.integer(0, depth > 3 ? 4 : 7)
  if (kind === 0) return random.pick([null, true, false, 0, -1, 1.5, 1e300, 2 ** 53])
  if (kind <= 3) return aValue(random)
  if (kind === 4) return Number(anId(random))
  if (kind === 5) return Array.from({ length: random.integer(0, 4) }, () => aJson(random, depth + 1))
  return Object.fromEntries(
    Array.from({ length: random.integer(0, 4) }, () => [aValue(random), aJson(random, depth + 1)]),
  )
}
