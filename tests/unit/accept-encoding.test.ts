import { expect, it } from 'vitest'
import { chooseEncoding, isCompressible } from '@/server/response/encoding'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['gzip;q=0.8, br;q=0.8', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['gzip; q=0.5', 'gzip'],
  ['deflate', null],
  ['identity', null],
  ['identity, gzip;q=0.5', null],
  ['gzip;q=0, br;q=0', null],
  ['*;q=0', null],
  ['gzip;q=nonsense', null],
  ['', null],
  [undefined, null],
])('a client that sends Accept-Encoding %j gets %j', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

it.each([
  ['text/html; charset=utf-8', true],
  ['text/x-component', true],
  ['application/json', true],
  ['application/ld+json', true],
  ['application/xml; charset=utf-8', true],
  ['application/manifest+json', true],
  ['application/javascript; charset=UTF-8', true],
  ['image/svg+xml', true],
  ['image/webp', false],
  ['font/woff2', false],
  ['application/pdf', false],
  ['text/event-stream', false],
  ['', false],
])('a body of type %j is compressible: %j', (type, expected) => {
  expect(isCompressible(type)).toBe(expected)
})
