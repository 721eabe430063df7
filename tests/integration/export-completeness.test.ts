import { eq, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/postgres-js'
import { describe, expect, it } from 'vitest'
import { db, type OwnedDb } from '@/db/client'
import * as schema from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { exportAccountData } from '@/lib/privacy/queries'
import { makePerson } from '@/tests/support/context'
import { makeExpense } from '@/tests/support/expenses'
import { showPhoto } from '@/tests/support/stored-photos'

/** Tables of an account that its export leaves out, and why. */
const LEFT_OUT: Record<string, string> = {
  email_tokens: 'hashes of mailed links: they open the account and say nothing of its owner',
  staff_reauthentications: 'when a session of staff gave its password; gone after it',
  second_factors: 'the secret of an authenticator app',
  recovery_codes: 'hashes of codes that open the account',
  storage_reservations: 'room for files on their way, for ten minutes; the files are elsewhere',
  payment_events: 'the provider’s numbers of payments that the donations tell',
  payment_differences: 'our books against the provider’s, without a word of the donor',
}
/** Without a foreign key, but of an account. */
const BY_OTHER_MEANS = ['outbox', 'audit_log', 'audit_notes', 'saved_search_notices']

const tables = Object.values(schema).filter((value) => is(value, PgTable))

/** Tables with a foreign key to accounts, and those below them. */
function ofAccounts(): string[] {
  const found = new Set(['users'])
  const parentsOf = (table: PgTable) =>
    getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable))
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const table of tables)
      if (parentsOf(table).some((parent) => found.has(parent))) found.add(getTableName(table))
  }
  return [...found].sort()
}

describe('the export of an account', () => {
  it('reads every table that belongs to an account, but those left out for a reason', async () => {
    const foundationId = (await makePet(db)).ownerId
    const read: string[] = []
    const logged = drizzle((db as OwnedDb).$client, { logger: { logQuery: (query) => read.push(query) } })
    await exportAccountData(logged, foundationId)
    const expenseId = await makeExpense()
    const [expense] = await db.select().from(schema.expenses).where(eq(schema.expenses.id, expenseId))
    await exportAccountData(logged, expense?.foundationId ?? 0)
    const isRead = (table: string) => read.some((query) => new RegExp(`(from|join) "${table}"`).test(query))
    expect(ofAccounts().length).toBeGreaterThan(25)
    expect([...ofAccounts(), ...BY_OTHER_MEANS].filter((table) => !isRead(table)).sort()).toEqual(
      Object.keys(LEFT_OUT).sort(),
    )
  })

  it('has a whole address for each picture: of pets, of the account, of invoices', async () => {
    const [photo, own, invoice] = ['b', 'c', 'd'].map((digit) => digit.repeat(32)) as [string, string, string]
    const person = await makePerson({ photo: own })
    const pet = await makePet(db, { ownerId: person.id })
    await showPhoto(pet.id, photo, 1)
    const data = await exportAccountData(db, person.id)
    expect(data.photos).toEqual([
      {
        petId: pet.id,
        position: 1,
        hash: photo,
        url: expect.stringMatching(new RegExp(`^https?:.*/media/${photo}-1600`)),
      },
    ])
    expect(data.account?.picture).toMatch(new RegExp(`^https?:.*/media/${own}-1600`))
    expect(data.pets).toMatchObject([{ breed: expect.any(String), color: expect.any(String), city: 'Quito' }])
    const expenseId = await makeExpense()
    await db
      .insert(schema.storedPhotos)
      .values({ hash: invoice, width: 1, height: 1, blur: '', perceptualHash: 0n })
    await db.insert(schema.expensePhotos).values({ expenseId, position: 0, hash: invoice })
    const [expense] = await db.select().from(schema.expenses).where(eq(schema.expenses.id, expenseId))
    const { expenses } = await exportAccountData(db, expense?.foundationId ?? 0)
    expect(expenses[0]?.invoices[0]?.large).toMatch(new RegExp(`^https?:.*/media/${invoice}-1600`))
  })
})
