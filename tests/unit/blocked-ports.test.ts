import { expect, it } from 'vitest'
import { isBlockedPort } from '@/scripts/support/settings'

it.each([
  [4190, true],
  [6000, true],
  [3000, false],
  [8080, false],
])('whether browsers refuse port %i: %s', async (port, expected) => {
  expect(await isBlockedPort(port)).toBe(expected)
})
