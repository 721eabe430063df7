import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { donations, expensePhotos, expenses, users } from '@/db/schema'
import { makeFoundation, makeUser } from '@/db/seed/factories'
import { hideExpense } from '@/lib/moderation/staff/money/expense-operations'
import { deleteExpense, publishExpense } from '@/lib/money/expenses/operations'
import {
  listExpenseSums,
  listExpenses,
  listOpenSums,
  listOwnExpenses,
  listOwnExpensesPage,
} from '@/lib/money/expenses/queries'
import { photoFileNames } from '@/lib/photos/file-names'
import { deleteUnusedPhotos } from '@/lib/photos/operations'
import type { Actor } from '@/lib/platform/actor'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { deleteAccount } from '@/lib/privacy/operations'
import { exportAccountData } from '@/lib/privacy/queries'
import { listAudit } from '@/tests/support/audit'
import { later, makeContext, signedInAgain, staffActor } from '@/tests/support/context'
import { makeDonation } from '@/tests/support/donations'
import { expenseInput, makeExpense } from '@/tests/support/expenses'
import { mailsTo } from '@/tests/support/outbox'
import { hasFiles } from '@/tests/support/pets'
import { blots, fileOf } from '@/tests/support/pictures'

// Real pictures are encoded here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const REASON = 'Se lee la dirección de una persona.'
const NONE = [false, false, false, false]
const ALL = [true, true, true, true]

/** An approved foundation that was given $ 100. */
async function spender() {
  const { user } = await makeFoundation(db)
  await makeDonation({ foundationId: user.id, amountMinor: 10_000, status: 'aprobado' })
  const actor: Actor = { kind: 'foundation', id: user.id, confirmed: true, approved: true }
  const newContext = (now = new Date()) => makeContext(actor, { now })
  const publish = async (overrides: object = {}, now = new Date()) => {
    const ctx = newContext(now)
    await publishExpense(ctx, expenseInput(overrides))
    return ctx
  }
  return { id: user.id, email: user.email, newContext, publish }
}
const listed = async (id: number) => (await listExpenses(db, id, 1)).rows
const hashesOf = async (id: number) => {
  const rows = await db
    .select({ hash: expensePhotos.hash })
    .from(expensePhotos)
    .innerJoin(expenses, eq(expenses.id, expensePhotos.expenseId))
    .where(eq(expenses.foundationId, id))
  return rows.map(({ hash }) => hash)
}

describe('what a foundation says it paid with donations', () => {
  it('is on its page at once, in the currency of its country, newest day first', async () => {
    const { id, publish } = await spender()
    const ctx = await publish({
      title: ' Alimento\n para  gatos ',
      amount: '1.234,50',
      spentOn: '2026-10-03',
    })
    await publish({ story: '' })
    expect(ctx.expired).toEqual([`foundation:${id}`])
    expect(await listed(id)).toMatchObject([
      { title: 'Cirugía de cadera', story: null, amountMinor: 1_500, currency: 'USD', spentOn: '2026-11-02' },
      { title: 'Alimento para gatos', amountMinor: 123_450, spentOn: '2026-10-03', invoices: [] },
    ])
  })

  it('is published once by two clicks at the same moment, and again after a minute', async () => {
    const { id, publish } = await spender()
    const photos = [fileOf(await blots(9905))]
    await Promise.all([publish(), publish(), publish({ story: 'Con lo que faltaba.' }), publish({ photos })])
    expect(await listed(id)).toHaveLength(3)
    expect(await publish({}, later(1)).then(() => listed(id))).toHaveLength(4)
  })

  it.each([
    ['title', { title: 'Factura a nombre de ana@correo.example' }],
    ['story', { story: 'Llámanos al 0991234567' }],
    ['story', { story: 'Deposita en la cuenta de ahorros 2203344556' }],
    ['amount', { amount: 'quince' }],
    ['amount', { amount: '0' }],
    ['amount', { amount: '99999999999' }],
    ['spentOn', { spentOn: '2999-01-01' }],
    ['spentOn', { spentOn: '2015-11-02' }],
  ])('is refused beside the field %s: %o', async (field, overrides) => {
    const { id, publish } = await spender()
    await expect(publish(overrides)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    })
    expect(await listed(id)).toEqual([])
  })

  it('is told all that is wrong at once', async () => {
    const { publish } = await spender()
    const texts = { title: 'Factura a nombre de ana@correo.example', story: 'Llámanos al 0991234567' }
    await expect(publish({ ...texts, amount: 'quince', spentOn: '2999-01-01' })).rejects.toMatchObject({
      fields: {
        title: expect.any(String),
        story: expect.any(String),
        amount: expect.any(String),
        spentOn: expect.any(String),
      },
    })
  })

  it('is in the foundation’s own list in pages', async () => {
    const { id } = await spender()
    for (let day = 1; day <= 21; day++)
      await makeExpense({ foundationId: id, spentOn: `2026-10-${String(day).padStart(2, '0')}` })
    expect(await listOwnExpensesPage(db, id, 1)).toMatchObject({ rows: { length: 20 }, more: true })
    expect((await listOwnExpensesPage(db, id, 2)).rows).toMatchObject([{ spentOn: '2026-10-01' }])
    expect(await listOwnExpenses(db, id)).toHaveLength(21)
  })

  it('may be of today in the foundation’s time zone, where UTC has tomorrow', async () => {
    const { publish } = await spender()
    // 20:00 of the second in Quito.
    const evening = new Date('2026-11-03T01:00:00Z')
    await expect(publish({ spentOn: '2026-11-03' }, evening)).rejects.toMatchObject({ code: 'invalid' })
    await expect(publish({ spentOn: '2026-11-02' }, evening)).resolves.toBeDefined()
  })

  it('is refused before the first donation, and once all of them were returned', async () => {
    const { id, publish } = await spender()
    await db
      .update(donations)
      .set({ refundedMinor: 10_000, status: 'reembolsado' })
      .where(eq(donations.foundationId, id))
    await expect(publish()).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is refused for an account that was closed while its session lasted', async () => {
    const { id, publish } = await spender()
    await db.update(users).set({ active: false }).where(eq(users.id, id))
    await expect(publish()).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('counts per currency what is told with and without an invoice, and what is left', async () => {
    const { id, publish } = await spender()
    await publish({ amount: '30', photos: [fileOf(await blots(901))] })
    await publish({ title: 'Vacunas', amount: '20' })
    expect(await listExpenseSums(db, id)).toEqual([
      { currency: 'USD', provenMinor: 3_000, toldMinor: 2_000, count: 2 },
    ])
    expect(await listOpenSums(db, id)).toEqual([{ currency: 'USD', minor: 5_000 }])
    await publish({ title: 'Techo', amount: '80' })
    expect(await listOpenSums(db, id)).toEqual([{ currency: 'USD', minor: 0 }])
  })
})

describe('the pictures of its invoices', () => {
  it('are re-encoded without metadata, and the same one twice is one', async () => {
    const { id, publish } = await spender()
    const tagged = await sharp(await blots(902))
      .withExif({ IFD0: { Artist: 'Ana Paz' } })
      .jpeg()
      .toBuffer()
    await publish({ photos: [fileOf(tagged), fileOf(await blots(903)), fileOf(tagged)] })
    const hashes = await hashesOf(id)
    expect(hashes).toHaveLength(2)
    const stored = await fileStore.get(photoFileNames(hashes[0] ?? '').large)
    expect((await sharp(stored?.bytes).metadata()).exif).toBeUndefined()
    expect((await listed(id))[0]?.invoices).toHaveLength(2)
  })

  it('are refused beside their field when they are no pictures, and when there are more than four', async () => {
    const { id, publish } = await spender()
    const text = fileOf(Buffer.from('%PDF-1.7'), 'factura.pdf', 'application/pdf')
    await expect(publish({ photos: [text] })).rejects.toMatchObject({
      fields: { photos: expect.any(String) },
    })
    expect(() => expenseInput({ photos: Array.from({ length: 5 }, () => text) })).toThrow(/4 facturas/)
    expect(await listed(id)).toEqual([])
  })

  it('stay while the expense does, and are gone with it', async () => {
    const { id, publish, newContext } = await spender()
    await publish({ photos: [fileOf(await blots(904))] })
    const [hash = ''] = await hashesOf(id)
    await deleteUnusedPhotos(db, later(48))
    expect(await hasFiles(hash)).toEqual(ALL)
    const ctx = newContext(later(1))
    await deleteExpense(ctx, { expenseId: (await listed(id))[0]?.id ?? 0 })
    await ctx.settle()
    expect(await hasFiles(hash)).toEqual(NONE)
  })
})

describe('deleting an expense', () => {
  it('leaves an entry in the audit log, expires the page, and does nothing the second time', async () => {
    const { id, publish, newContext } = await spender()
    await publish()
    const expenseId = (await listed(id))[0]?.id ?? 0
    const ctx = newContext()
    await deleteExpense(ctx, { expenseId })
    await deleteExpense(newContext(), { expenseId })
    expect(await listed(id)).toEqual([])
    expect(ctx.expired).toEqual([`foundation:${id}`])
    expect(await listAudit(`foundation:${id}`)).toMatchObject([
      { action: 'expense.delete', actorId: id, reason: 'Cirugía de cadera, $15 USD, 2 de noviembre de 2026' },
    ])
  })

  it('is refused for those of another foundation', async () => {
    const { newContext } = await spender()
    const expenseId = await makeExpense()
    await expect(deleteExpense(newContext(), { expenseId })).rejects.toMatchObject({ code: 'not_found' })
    expect(await db.$count(expenses, eq(expenses.id, expenseId))).toBe(1)
  })
})

describe('hiding an expense', () => {
  it('takes it from the page and the sums, deletes its pictures, and mails the foundation the reason', async () => {
    const { id, email, publish } = await spender()
    await publish({ photos: [fileOf(await blots(905))] })
    const [hash = ''] = await hashesOf(id)
    const expenseId = (await listed(id))[0]?.id ?? 0
    const staff = await makeUser(db, { role: 'admin' })
    const ctx = makeContext(staffActor(staff.id), { now: later(1) })
    await hideExpense(ctx, { expenseId, reason: REASON })
    await ctx.settle()
    expect([await listed(id), await listExpenseSums(db, id)]).toEqual([[], []])
    expect(await listOwnExpenses(db, id)).toMatchObject([{ hidden: true, invoices: [] }])
    expect(await hasFiles(hash)).toEqual(NONE)
    expect(ctx.expired).toEqual([`foundation:${id}`])
    expect(await mailsTo(email)).toMatchObject([{ subject: 'Ocultamos un gasto de tu página' }])
    expect(await listAudit(`foundation:${id}`)).toMatchObject([{ action: 'expense.hide', reason: REASON }])
    await expect(hideExpense(ctx, { expenseId, reason: REASON })).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('the account of a foundation', () => {
  it('has its expenses in the data export, and takes them along when it is deleted', async () => {
    const { id, publish, newContext } = await spender()
    await publish()
    expect((await exportAccountData(db, id)).expenses).toMatchObject([{ title: 'Cirugía de cadera' }])
    const ctx = newContext()
    await deleteAccount({ ...ctx, actor: signedInAgain(ctx.actor) }, { password: '' })
    expect(await db.$count(expenses, eq(expenses.foundationId, id))).toBe(0)
  })
})
