import { expect, it } from 'vitest'
import { matchesEtag, weakEtag } from '@/lib/platform/http/conditional'

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['"aa"', false],
  ['', false],
  [undefined, false],
  [null, false],
])('a client that has %j has W/"a" and "a" alike: %s', (header, has) => {
  expect([weakEtag('a'), '"a"'].map((etag) => matchesEtag(header, etag))).toEqual([has, has])
})
