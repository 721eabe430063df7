import { execFile } from 'node:child_process'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import * as schema from '@/db/schema'
import { cityNamed } from '@/db/seed/demo/places'
import { makeFoundation, makePet, makeReview, makeUser } from '@/db/seed/factories'
import { insertAudit } from '@/lib/platform/audit/operations'
import { write } from '@/lib/platform/write'
import { listConcerned } from '@/lib/privacy/breach/queries'
import { breachCsv, parseDay } from '@/lib/privacy/breach/report'
import { emptyFoundation } from '@/lib/privacy/empty-foundation-operations'
import { RETENTION } from '@/lib/privacy/retention/table'
import { readCsv } from '@/lib/text/csv'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { makeContext } from '@/tests/support/context'
import { newEmail } from '@/tests/support/new-names'

const now = new Date()
const HOUR = 3_600_000
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR)
const YESTERDAY = hoursAgo(24).toISOString().slice(0, 10)
const list = (table: string, since = hoursAgo(1)) =>
  listConcerned(db, { table, since, now: new Date(Date.now() + 1000) })
/** The accounts of a table that a test made. */
const among = async (table: string, ids: readonly number[]) =>
  (await list(table)).filter(({ id }) => id !== null && ids.includes(id)).map(({ id, rows }) => [id, rows])

/** Personal, but it says of nobody whose it is: hashes of sessions, addresses and clients, names of files. */
const NOBODYS = ['ended_sessions', 'kept_cases', 'orphaned_files', 'rate_limits', 'stored_photos']

describe('the accounts that a breach could concern', () => {
  it('are those that a table’s rows are about, however old, with what changed since', async () => {
    const old = await makeUser(db, { createdAt: hoursAgo(48), emailVerifiedAt: hoursAgo(48) })
    const fresh = await makeUser(db)
    const found = await list('users')
    const of = (id: number) => found.find((account) => account.id === id)
    expect(of(old.id)).toMatchObject({ email: old.email, country: 'Ecuador', rows: 1, changed: 0 })
    expect(of(fresh.id)).toMatchObject({ rows: 1, changed: 1 })
  })

  it('are found along foreign keys: of photos the pet’s owner, of requests and messages both sides', async () => {
    const adopter = await makeUser(db)
    const pet = await makePet(db)
    await db
      .insert(schema.petPhotos)
      .values({ petId: pet.id, position: 0, hash: 'e'.repeat(32), width: 1, height: 1, blur: '' })
    const [request] = await db
      .insert(schema.adoptionRequests)
      .values({ petId: pet.id, adopterId: adopter.id })
      .returning()
    const message = {
      requestId: request?.id ?? 0,
      side: 'adopter' as const,
      authorId: adopter.id,
      body: 'Hola',
    }
    await db.insert(schema.adoptionMessages).values([message, message])
    await db.insert(schema.favourites).values({ petId: pet.id, userId: adopter.id })
    const both = [pet.ownerId, adopter.id]
    expect(await among('pet_photos', both)).toEqual([[pet.ownerId, 1]])
    expect(await among('adoption_requests', both)).toEqual(
      [
        [pet.ownerId, 1],
        [adopter.id, 1],
      ].sort(),
    )
    expect(await among('adoption_messages', both)).toEqual(
      [
        [pet.ownerId, 2],
        [adopter.id, 2],
      ].sort(),
    )
    expect(await among('favourites', both)).toEqual([[adopter.id, 1]])
  })

  it('are never the staff who decided, and count the author and the foundation of a comment', async () => {
    const staff = await makeUser(db, { role: 'admin' })
    const { user } = await makeFoundation(db, { decidedBy: staff.id })
    const author = await makeUser(db)
    await makeReview(db, user.id, { userId: author.id })
    expect(await among('foundations', [staff.id, user.id])).toEqual([[user.id, 1]])
    expect(await among('reviews', [user.id, author.id])).toHaveLength(2)
  })

  it('are found by their address in the mails', async () => {
    const { id, email } = await makeUser(db)
    const words = { subject: 's', html: 'h', text: 't', idempotencyKey: `breach ${id}` }
    await db.insert(schema.outbox).values({ recipient: email.toUpperCase(), ...words })
    expect(await among('outbox', [id])).toEqual([[id, 1]])
  })

  it('are those of whom a mail tells, too, and whom staff decided about, but not who decided', async () => {
    const told = await makeUser(db)
    const staff = await makeUser(db, { role: 'admin' })
    const words = { subject: 's', html: 'h', text: 't', idempotencyKey: `told ${told.id}` }
    await db
      .insert(schema.outbox)
      .values({ recipient: 'otra@correo.example', ...words, aboutAccounts: [told.id] })
    expect(await among('outbox', [told.id])).toEqual([[told.id, 1]])
    const pet = await makePet(db)
    const subjects = [`user:${told.id}`, `pet:${pet.id}`] as const
    for (const subject of subjects) {
      const entry = { actorId: staff.id, action: 'account.suspend', subject, createdAt: now } as const
      await insertAudit(db, { ...entry, reason: 'Pide dinero.' })
    }
    const all = [told.id, staff.id, pet.ownerId]
    for (const table of ['audit_log', 'audit_notes'])
      expect((await among(table, all)).map(([id]) => id).toSorted()).toEqual(
        [told.id, pet.ownerId].toSorted(),
      )
    for (const table of ['pet_search', 'pet_texts'])
      expect(await among(table, all)).toEqual([[pet.ownerId, 1]])
  })

  it('stand beside addresses without an account, whose names and words are in the rows too', async () => {
    const { id, email } = await makeUser(db)
    const stranger = newEmail()
    const written = {
      kind: 'other',
      name: 'Lucía',
      countryId: 'ARG',
      message: 'Llámenme, por favor.',
    } as const
    const asked = { right: 'access', countryId: 'PER', body: 'Quiero saber qué hay.' } as const
    const mail = { subject: 's', html: 'h', text: 't', idempotencyKey: `stranger ${id}` }
    await db.insert(schema.contactMessages).values([
      { ...written, email: stranger },
      { ...written, email: stranger.toUpperCase() },
      { ...written, email },
    ])
    await db.insert(schema.rightsRequests).values({ ...asked, email: stranger })
    await db.insert(schema.outbox).values({ ...mail, recipient: stranger })
    const line = async (table: string) => (await list(table)).filter((one) => one.email === stranger)
    expect(await line('contact_messages')).toEqual([
      {
        ...{ id: null, email: stranger, name: 'Lucía', countryId: 'ARG' },
        country: 'Argentina',
        rows: 2,
        changed: 2,
      },
    ])
    expect(await line('rights_requests')).toMatchObject([{ id: null, name: '', countryId: 'PER', rows: 1 }])
    expect(await line('outbox')).toMatchObject([{ id: null, countryId: null, country: null, rows: 1 }])
    // Written without a session, by the address of an account.
    expect(await among('contact_messages', [id])).toEqual([[id, 1]])
    const [, told = []] = readCsv(breachCsv(await line('contact_messages')).slice(1)).rows
    expect(told.slice(3, 5)).toEqual(['', stranger])
    expect(told.at(-1)).toContain('datos tuyos en Querencia')
    expect(told.at(-1)).not.toContain('contraseña')
  })

  it('are none that were emptied: their address reaches nobody', async () => {
    const { user } = await makeFoundation(db)
    await write(makeContext(), (tx) => emptyFoundation(tx, user.id))
    for (const table of ['users', 'foundations']) expect(await among(table, [user.id])).toEqual([])
  })

  it('can be asked for of every table, or a sentence says why not', async () => {
    const names = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []))
    const refused: string[] = []
    for (const name of names)
      await list(name).catch((error: Error) => {
        expect(error.message).toContain(`Las filas de “${name}” no dicen de quién son`)
        refused.push(name)
      })
    expect(refused).toContain('cities')
    const personal = Object.entries(RETENTION).flatMap(([name, { group }]) => {
      const table = Object.entries(schema).find(([key]) => key === name)?.[1]
      return group !== null && is(table, PgTable) ? [getTableName(table)] : []
    })
    expect(personal.length).toBeGreaterThan(40)
    expect(personal.filter((name) => refused.includes(name)).toSorted()).toEqual(NOBODYS.toSorted())
    await expect(list('personas')).rejects.toMatchObject({ message: expect.stringContaining('“personas”') })
  })
})

describe('the list of a breach', () => {
  it('has a line per account with its country’s count, authority and text, safe in a spreadsheet', async () => {
    const { id: cityId, countryId } = cityNamed('CHL', 'Santiago')
    const chilean = await makeUser(db, { name: '=HYPERLINK("x")', countryId, cityId })
    const nowhere = await makeUser(db, { countryId: null, cityId: null })
    const found = (await list('users')).filter(({ email }) => [chilean.email, nowhere.email].includes(email))
    const [, first = [], second = []] = readCsv(breachCsv(found).slice(1)).rows
    expect(first.slice(0, 6)).toEqual([
      'Chile',
      '1',
      expect.any(String),
      `${chilean.id}`,
      chilean.email,
      `'=HYPERLINK("x")`,
    ])
    expect(first.at(-1)).toContain(first[2])
    expect(first[2]).toContain('Agencia de Protección de Datos Personales')
    expect(second.slice(0, 2)).toEqual(['Sin país', '1'])
    expect(second.at(-1)).toContain('la autoridad de protección de datos de tu país')
  })

  it.each(['ayer', '2026-13-01', '2026-02-31', '2026-11-01T00:00', '2999-01-01'])(
    'refuses the day %s',
    (day) => {
      expect(() => parseDay(day, now)).toThrow(day)
    },
  )

  it('is printed by npm run admin, which sends nothing', async () => {
    const { email } = await makeUser(db)
    const mails = await db.$count(schema.outbox)
    const ran = await run('--since', YESTERDAY, '--table', 'users')
    expect([ran.code, ran.trouble]).toEqual([0, ''])
    expect(readCsv(ran.out.slice(1)).rows.map((row) => row[4])).toContain(email)
    expect(await db.$count(schema.outbox)).toBe(mails)
    const wrong = await run('--since', YESTERDAY, '--table', 'personas')
    expect([wrong.code, wrong.out]).toEqual([1, ''])
    expect(wrong.trouble).toContain('No hay ninguna tabla “personas”')
  })
})

const run = (...words: string[]) =>
  new Promise<{ code: number; out: string; trouble: string }>((resolve) => {
    const command = ['--conditions=react-server', '--import', 'tsx', 'scripts/admin.ts', 'breach', ...words]
    execFile(process.execPath, command, { cwd: PROJECT_ROOT, env: process.env }, (error, out, trouble) =>
      resolve({ code: error ? Number(error.code) : 0, out, trouble }),
    )
  })
