import { expect, it } from 'vitest'
import { isTooLong, withPossibleId } from '@/server/guard/request-url'

it.each([
  ['/pet-detail/100015', '/pet-detail/100015'],
  ['/pet-detail/2147483647?utm=1', '/pet-detail/2147483647?utm=1'],
  ['/pet-detail/2147483648', '/pet-detail/0'],
  ['/pet-detail/007', '/pet-detail/0'],
  ['/pet-detail/luna', '/pet-detail/0'],
  ['/pet-detail/%00', '/pet-detail/0'],
  ['/pet-detail/1e3/reportar?a=b', '/pet-detail/0/reportar?a=b'],
  ['/foundation/-1/gastos', '/foundation/0/gastos'],
  ['/foundation/3', '/foundation/3'],
  // A redirect drops the tail, but not so many at once, nor within.
  ['/pet-detail/100015).?utm=1', '/pet-detail/100015).?utm=1'],
  ['/foundation/3%E2%80%A6', '/foundation/3%E2%80%A6'],
  ['/pet-detail/100015.........', '/pet-detail/0'],
  ['/pet-detail/100015./reportar', '/pet-detail/0/reportar'],
  ['/foundation/-1/gastos/x', '/foundation/0/gastos/0'],
  ['/foundation/3/gastos/2?a=b', '/foundation/3/gastos/2?a=b'],
  ['/finales-felices/abc', '/finales-felices/0'],
  ['/foundations/mascotas', '/foundations/mascotas'],
  ['/searcher/pet/dog/sub', '/searcher/pet/dog/sub'],
  ['/pet-detail', '/pet-detail'],
  ['/pet-detail/', '/pet-detail/'],
  ['/', '/'],
])('%s is asked for as %s', (url, expected) => {
  expect(withPossibleId(url)).toBe(expected)
})

it.each([
  [`/${'a'.repeat(1023)}`, false],
  [`/${'a'.repeat(1024)}`, true],
  [`/?${'a'.repeat(14_998)}`, false],
  [`/?${'a'.repeat(14_999)}`, true],
  [`/api/${'a'.repeat(8000)}`, false],
  [`/${'a'.repeat(1024)}?b`, true],
])('an address is too long by its path or as a whole (case %#)', (url, expected) => {
  expect(isTooLong(url)).toBe(expected)
})
