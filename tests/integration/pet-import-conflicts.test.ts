import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets, users } from '@/db/schema'
import { csvFile, importFile, makeImporter, pictureServer, workOff } from '@/tests/support/imports'

describe('an import beside a block or a second copy of its file', () => {
  it('does not change a blocked listing', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    await importFile(importer, csvFile([{}]), download)
    await db.update(pets).set({ blockedAt: new Date() }).where(eq(pets.ownerId, importer.id))
    const done = await importFile(importer, csvFile([{ Nombre: 'Luna Roja' }]), download)
    expect(done.outcomes).toMatchObject({ updated: 0, kept: 1 })
    expect(await importer.pets()).toMatchObject([{ name: 'Luna' }])
  })

  it('waits for the end of a block of its account, and goes on', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    await importer.start(await importer.check(csvFile([{}])))
    const setBlock = (blocked: boolean) =>
      db
        .update(users)
        .set({ active: !blocked, blockedAt: blocked ? new Date() : null })
        .where(eq(users.id, importer.id))
    await setBlock(true)
    await workOff(download)
    expect(await importer.pets()).toHaveLength(0)
    await setBlock(false)
    await workOff(download)
    expect(await importer.pets()).toHaveLength(1)
  })

  it('starts one of two copies of a file without codes', async () => {
    const importer = await makeImporter()
    const { download } = pictureServer()
    const file = csvFile([{ Código: '' }])
    const [first, twin] = [await importer.check(file), await importer.check(file)]
    await importer.start(first)
    await workOff(download)
    await expect(importer.start(twin)).rejects.toMatchObject({ code: 'not_found' })
    expect(await importer.pets()).toHaveLength(1)
  })
})
