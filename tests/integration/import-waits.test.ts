import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { petImports, users } from '@/db/schema'
import { DomainError } from '@/lib/platform/errors'
import { csvFile, importRowsOf, makeImporter, pictureServer, workOff } from '@/tests/support/imports'

const openRow = expect.objectContaining({ outcome: null, attempts: 0 })

/** A started import of two pets, which can be gone on with at once, and how long it pauses. */
async function startTwo() {
  const importer = await makeImporter()
  const id = await importer.check(csvFile([{ Código: 'CC-1' }, { Código: 'CC-2' }]))
  await importer.start(id)
  const isIt = eq(petImports.id, id)
  return {
    importer,
    id,
    endPause: () => db.update(petImports).set({ leasedUntil: null }).where(isIt),
    pauseSeconds: async () => {
      const [row] = await db.select({ until: petImports.leasedUntil }).from(petImports).where(isIt)
      return Math.round(((row?.until?.getTime() ?? 0) - Date.now()) / 1000)
    },
  }
}

describe('an import that cannot go on for now', () => {
  it.each([
    ['full', 'storage_full', 500],
    ['away', 'unavailable', 20],
  ] as const)(
    'waits as long as the file store is %s, however often that is, and fails no row',
    async (_, code, seconds) => {
      const { importer, id, endPause, pauseSeconds } = await startTwo()
      const failing = async () => {
        throw new DomainError(code, 'Ahora no podemos guardar archivos.')
      }
      for (let turn = 0; turn < 5; turn++) {
        await workOff(failing)
        expect(await pauseSeconds()).toBeGreaterThan(seconds)
        await endPause()
      }
      expect(await importRowsOf(id)).toEqual([openRow, openRow])
      await workOff(pictureServer().download)
      expect(await importer.find(id)).toMatchObject({ status: 'done', outcomes: { created: 2, failed: 0 } })
    },
  )

  it('waits for the end of a block that began in the middle of a turn', async () => {
    const { importer, id, endPause } = await startTwo()
    const { download } = pictureServer()
    const setBlock = (blocked: boolean) =>
      db
        .update(users)
        .set({ active: !blocked, blockedAt: blocked ? new Date() : null })
        .where(eq(users.id, importer.id))
    await workOff(async (address) => {
      await setBlock(true)
      return download(address)
    })
    expect(await importRowsOf(id)).toEqual([openRow, openRow])
    await setBlock(false)
    await endPause()
    await workOff(download)
    expect(await importer.find(id)).toMatchObject({ status: 'done', outcomes: { created: 2, failed: 0 } })
  })
})
