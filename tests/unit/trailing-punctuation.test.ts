import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match'
import { expect, it } from 'vitest'
import { TRAILING_PUNCTUATION } from '@/lib/platform/http/trailing-punctuation'

// Next.js compiles `source` with this function (`buildCustomRoute`).
const match = getPathMatch(TRAILING_PUNCTUATION.source, { strict: true, removeUnnamedParams: true })
const target = (path: string): string | null => {
  const found = match(path)
  return found ? `/${found.path}` : null
}

it.each([')', '.', ',', ';', '!', '*', ').', '%20', '%E2%80%A6', '…', '%22', "'", ']', '...'])(
  'a link with %s after its end leads where it would without',
  (tail) => {
    for (const path of [
      '/pet-detail/100005',
      '/pet-detail/100005/cartel',
      '/foundation/14',
      '/f/refugio-apu-wawa',
      '/finales-felices',
      '/pet-care/primera-semana-en-casa',
    ])
      expect(target(`${path}${tail}`)).toBe(path)
  },
)

it.each([
  '/',
  '/.',
  '//malo.example.',
  '/pet-detail/100005',
  '/pet-detail/100.5',
  '/f/fundaci%C3%B3n-cola-contenta',
  '/media/a-800.webp',
  '/api/v1.0/pets/1.',
  '/_next/static/a.',
])('%s is as it should be', (path) => {
  expect(target(path)).toBeNull()
})

it('judges the longest path at once', () => {
  const start = performance.now()
  for (const part of ['.', '%20', ')a', '%e2%80%a6']) target(`/a${part.repeat(16_000 / part.length)}x`)
  expect(performance.now() - start).toBeLessThan(500)
})
