import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match'
import { describe, expect, it } from 'vitest'
import { UNDECODABLE_PATHS } from '@/lib/platform/http/undecodable-paths'

// Next.js compiles `source` with this function (`buildCustomRoute`).
const matchers = UNDECODABLE_PATHS.map(({ source, destination }) => ({
  destination,
  match: getPathMatch(source, { strict: true, removeUnnamedParams: true }),
}))

const rewrite = (path: string) => matchers.find(({ match }) => match(path))?.destination ?? null

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const hex = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`
/** Boundary bytes of the UTF-8 encoding rules. */
const EDGES = [0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xff]
const LEADS = [0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xf8]

function sequences(): string[] {
  const every = Array.from({ length: 256 }, (_, byte) => hex(byte))
  const pairs = every.flatMap((lead) => EDGES.map((next) => lead + hex(next)))
  const triples = LEADS.flatMap((a) => EDGES.flatMap((b) => EDGES.map((c) => hex(a) + hex(b) + hex(c))))
  const quadruples = triples.flatMap((triple) => [0x7f, 0x80, 0xbf, 0xc0].map((byte) => triple + hex(byte)))
  return [...every, ...pairs, ...triples, ...quadruples]
}

describe('paths with malformed percent-encoding', () => {
  it('are rewritten, and no other paths are', () => {
    const wrong = sequences().filter(
      (text) => isDecodable(text) === (rewrite(`/pet-detail/${text}`) !== null),
    )
    expect(wrong).toEqual([])
  })

  it.each(['%', '%4', '%zz', '%E0%A4%A', 'a%', '100%25%', 'x/%E0%A4%A/y', '%ED%A0%80', '%F4%90%80%80'])(
    'are found wherever the fault is: %s',
    (text) => {
      expect(rewrite(`/${text}`)).toBe('/undecodable')
      expect(rewrite(`/api/${text}`)).toBe('/api/undecodable')
    },
  )

  it.each([
    '/',
    '/searcher/location/city/bogot%C3%A1',
    '/pet-detail/%F0%9F%90%B6',
    '/100%25',
    '/á',
    '/api/v1.0/pets/',
  ])('do not include %s', (path) => {
    expect(rewrite(path)).toBeNull()
  })
})
