import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { PORTRAITS } from '@/db/seed/data/portraits'
import { PICTURES_DIR, pictureNames, STAMP_FILE } from '@/db/seed/pictures'

const MAX_BYTES = 8_000_000

const committed = readdirSync(PICTURES_DIR)

it('the committed pictures of demo pets are those that the list of portraits names, no more and no fewer', () => {
  const listed = PORTRAITS.flatMap(pictureNames)
  expect(committed.sort()).toEqual([...listed, path.basename(STAMP_FILE)].sort())
  expect(new Set(listed).size).toBe(listed.length)
})

it('the committed pictures of demo pets take at most 8 MB of the repository', () => {
  const bytes = committed.map((name) => statSync(path.join(PICTURES_DIR, name)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES)
})
