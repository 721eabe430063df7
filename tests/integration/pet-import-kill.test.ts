import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { petImports, users } from '@/db/schema'
import { csvFile, importRowsOf, makeImporter, pictureServer, workOff } from '@/tests/support/imports'
import { photosOf } from '@/tests/support/pets'
import { startProgram } from '@/tests/support/programs'

const ROWS = 2
/** Before the first row is written, within its transaction, and in the second row. */
const STATEMENTS = [12, 19, 27]

const CSV = csvFile([
  { Código: 'K-1', Nombre: 'Luna' },
  { Código: 'K-2', Nombre: 'Sol' },
])

/** Kills one worker after another at the statement. @returns how many it took. */
async function killAt(statement: number): Promise<number> {
  const child = startProgram('dying-import', [process.env.DATABASE_URL ?? '', statement])
  const code = await child.exited
  expect([0, -1], child.output()).toContain(code)
  return code === -1 ? 1 : 0
}

it('an import that is killed in the middle goes on: every row is done once, with its pet', async () => {
  let kills = 0
  for (const statement of STATEMENTS) {
    const importer = await makeImporter()
    const id = await importer.check(CSV)
    await importer.start(id)
    kills += await killAt(statement)
    // Waits for what is left of the killed transaction.
    await db.transaction((tx) => tx.select().from(users).where(eq(users.id, importer.id)).for('update'))
    const pets = await importer.pets()
    const done = (await importRowsOf(id)).filter(({ outcome }) => outcome === 'created')
    expect(done.map(({ code }) => code)).toEqual(pets.map(({ ownCode }) => ownCode))
    for (const pet of pets) expect(await photosOf(pet.id)).toHaveLength(1)
    // As if a minute had passed.
    await db.update(petImports).set({ leasedUntil: null }).where(eq(petImports.id, id))
    await workOff(pictureServer().download)
    expect(await importer.find(id)).toMatchObject({ status: 'done', outcomes: { created: ROWS, failed: 0 } })
    expect(await importer.pets()).toHaveLength(ROWS)
  }
  expect(kills).toBeGreaterThanOrEqual(STATEMENTS.length - 1)
}, 120_000)
