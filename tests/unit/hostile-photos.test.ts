import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DecoderPool } from '@/lib/photos/decoder-pool'
import { broken, tooLarge } from '@/tests/support/hostile/broken'
import type { Verdict } from '@/tests/support/hostile/decode'
import { flawed } from '@/tests/support/hostile/flawed'
import { heics } from '@/tests/support/hostile/heics'
import { strangers } from '@/tests/support/hostile/non-photos'
import { bombs, laden, odd } from '@/tests/support/hostile/odd'
import { bundleProgram, startProgram } from '@/tests/support/programs'

/** What the worst file may cost: megabytes of memory, and the processor time of so many photos of 12 megapixels. */
const MAX_GROWTH_MB = 200
const MAX_COST = 8

const decompressionBombs = await bombs()
const files = [
  ...strangers(),
  ...heics(),
  ...(await broken()),
  ...(await tooLarge()),
  ...(await laden()),
  ...decompressionBombs,
  ...(await odd()),
  ...(await flawed()),
]

describe('hostile files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'querencia-hostile-'))
  let found: { growthMb: number; verdicts: Record<string, Verdict & { cost: number }> }

  beforeAll(async () => {
    for (const [index, { bytes }] of files.entries()) writeFileSync(path.join(folder, `${index}`), bytes)
    const child = startProgram('hostile/decode', [folder])
    expect(await child.exited, child.output()).toBe(0)
    found = JSON.parse(child.output().trimEnd().split('\n').at(-1) ?? '')
  }, 300_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('hostile files have unique names', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
  })

  it.each(files.map(({ name, becomes }, index) => [name, becomes, index] as const))(
    '%s: %s',
    (_name, becomes, index) => {
      const verdict = found.verdicts[index]
      expect(verdict?.cost).toBeLessThan(MAX_COST)
      if (becomes === 'photo') {
        const formats = ['webp', 'webp', 'webp', 'jpeg']
        expect(verdict).toMatchObject({ refused: null, formats, left: [] })
      } else
        expect(verdict).toMatchObject({ refused: becomes, sentence: expect.stringMatching(/ foto\b.*\.$/) })
    },
  )

  it('hostile files never take much memory', () => {
    expect(found.growthMb).toBeLessThan(MAX_GROWTH_MB)
  })
})

it('the program that decodes photos survives decompression bombs', async () => {
  const pool = new DecoderPool({ script: bundleProgram('server/photo-decoder.ts'), limitMs: 20_000 })
  for (const { bytes, becomes } of decompressionBombs) {
    const decoded = pool.run('process', bytes)
    if (becomes === 'photo') expect(await decoded).toHaveProperty('hash')
    else await expect(decoded).rejects.toMatchObject({ code: becomes })
  }
}, 120_000)
