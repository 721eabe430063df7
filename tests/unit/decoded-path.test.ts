import { expect, it } from 'vitest'
import { decodedPath } from '@/server/guard/request-url'

it.each([
  ['/sponsor?mascota=1', '/sponsor'],
  ['/%73ponsor', '/sponsor'],
  ['/foundations%2Fmascotas?x', '/foundations/mascotas'],
  ['/%E0', '/%E0'],
])('the path of %s is %s', (url, path) => {
  expect(decodedPath(url)).toBe(path)
})
