import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { GET } from '@/app/(link)/mis-datos/[token]/[name]/route'
import { db } from '@/db/client'
import {
  adoptionCheckIns,
  adoptionRequests,
  foundationDocuments,
  keptCases,
  knownIps,
  reports,
  users,
} from '@/db/schema'
import { makeFoundation, makePet, makeReview } from '@/db/seed/factories'
import { restoreAccount, suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { removePet } from '@/lib/moderation/staff/pets/operations'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { requestReset } from '@/lib/people/accounts/operations/reset-password'
import { DomainError } from '@/lib/platform/errors'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { openOwnFile } from '@/lib/privacy/file-queries'
import { exportAccountData } from '@/lib/privacy/queries'
import {
  deleteSuspended,
  exportSuspended,
  findLinkedSuspended,
  openSuspendedFile,
} from '@/lib/privacy/suspended-operations'
import { MY_DATA_FILE } from '@/lib/text/routes'
import { later, makeContext, makePerson, staffActor } from '@/tests/support/context'
import { newEmail } from '@/tests/support/new-names'
import { mailsTo } from '@/tests/support/outbox'
import { makeReporter, report } from '@/tests/support/reports'

const STAFF = staffActor(5)

async function tokenMailedTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  return /\/mis-datos\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('the export of one’s data', () => {
  it('has the own picture, networks of sign-ins, and what happens to open cases', async () => {
    const photo = 'a'.repeat(32)
    const { id } = await makePerson({ photo })
    await db.insert(knownIps).values({ userId: id, ipHash: 'hash', lastUsedAt: new Date() })
    const data = await exportAccountData(db, id)
    expect(data.account?.picture).toMatch(new RegExp(`^http.*/media/${photo}`))
    expect(data.networks).toEqual([{ hash: 'hash', lastUsedAt: expect.any(Date) }])
    expect(data.afterDeletion.join()).toMatch(/como máximo 90 días.*te lo respondemos a tu correo/)
  })

  it('has what staff did about the account, with reasons that were told, without who did it', async () => {
    const person = await makePerson()
    const pet = await makePet(db, { ownerId: person.id })
    await report(pet.id)
    const seen = (await findPetModeration(db, pet.id))?.seen ?? ''
    await removePet(makeContext(STAFF), { petId: pet.id, seen, reason: 'La foto es de otra publicación.' })
    const { staffEntries } = await exportAccountData(db, person.id)
    expect(staffEntries).toEqual([
      {
        action: 'listing.remove',
        subject: `pet:${pet.id}`,
        reason: 'La foto es de otra publicación.',
        createdAt: expect.any(Date),
      },
    ])
  })

  it('has the reports about the account, and nothing of who sent them', async () => {
    const { user } = await makeFoundation(db)
    const person = await makePerson()
    const reporter = await makeReporter()
    const pet = await makePet(db, { ownerId: person.id })
    await report(pet.id, reporter)
    const { id: reviewId } = await makeReview(db, user.id, { userId: person.id })
    await db.insert(reports).values({ reviewId, reporterIpHash: 'hash of a visitor', reason: 'acoso' })
    await report((await makePet(db)).id, person.actor)
    const { reportsReceived } = await exportAccountData(db, person.id)
    expect(reportsReceived).toMatchObject([
      { petId: pet.id, reason: 'dinero', status: 'abierto' },
      { reviewId, reason: 'acoso' },
    ])
    const text = JSON.stringify(reportsReceived)
    for (const secret of ['Pide un adelanto', 'hash of', String('id' in reporter && reporter.id)])
      expect(text).not.toContain(secret)
  })

  it('names its documents and photos of check-ins, which it alone can fetch', async () => {
    const { user } = await makeFoundation(db)
    await fileStore.put('documents/own.pdf', Buffer.from('%PDF-1.7 acta'), 'application/pdf')
    const [document] = await db
      .insert(foundationDocuments)
      .values({ foundationId: user.id, file: 'documents/own.pdf', contentType: 'application/pdf', bytes: 13 })
      .returning()
    const adopter = await makePerson()
    const pet = await makePet(db, { status: 'adoptado' })
    const [request] = await db
      .insert(adoptionRequests)
      .values({ petId: pet.id, adopterId: adopter.id, status: 'concluida' })
      .returning()
    const requestId = request?.id ?? 0
    await fileStore.put('check-ins/own.webp', Buffer.from('RIFF'), 'image/webp')
    await db.insert(adoptionCheckIns).values({
      requestId,
      day: 7,
      sentAt: new Date(),
      photo: 'check-ins/own.webp',
      answeredAt: new Date(),
      answer: 'muy bien',
    })
    const names = async (id: number) => (await exportAccountData(db, id)).files
    const [acta, photo] = [`documento-${document?.id}`, `seguimiento-${requestId}-7`]
    expect(await names(user.id)).toEqual([
      { name: acta, url: expect.stringMatching(new RegExp(`/dashboard/datos/${acta}$`)) },
    ])
    expect((await names(adopter.id)).map(({ name }) => name)).toEqual([photo])
    expect(String((await openOwnFile(db, user.id, acta))?.bytes)).toBe('%PDF-1.7 acta')
    expect(String((await openOwnFile(db, adopter.id, photo))?.bytes)).toBe('RIFF')
    for (const [id, name] of [
      [adopter.id, acta],
      [user.id, photo],
      [pet.ownerId, photo],
      [user.id, '../own.pdf'],
    ] as const)
      expect(await openOwnFile(db, id, name)).toBeNull()
  })
})

describe('a suspended person', () => {
  const suspend = (accountId: number, now = new Date()) =>
    suspendAccount(makeContext(STAFF, { now }), {
      accountId,
      motive: 'dinero',
      reason: 'Pide un adelanto por el transporte.',
    })
  const suspended = async () => {
    const person = await makePerson()
    const [account] = await db.select().from(users).where(eq(users.id, person.id))
    const email = account?.email ?? ''
    await suspend(person.id)
    return { id: person.id, email, token: await tokenMailedTo(email) }
  }

  it('gets by the mailed link what the export of anybody else has', async () => {
    const { id, token } = await suspended()
    const data = await exportSuspended(makeContext(), token)
    expect(data.account).toMatchObject({ id, suspensionReason: expect.stringContaining('Pide un adelanto') })
    expect(data.staffEntries).toMatchObject([{ action: 'account.suspend' }])
    expect(await openSuspendedFile(makeContext(), token, 'documento-1')).toBeNull()
  })

  it('is told to ask again while the store of files is away, not that there is no such file', async () => {
    const { user } = await makeFoundation(db)
    const document = { foundationId: user.id, file: newEmail(), contentType: 'image/png', bytes: 1 }
    const [{ id } = { id: 0 }] = await db.insert(foundationDocuments).values(document).returning()
    await suspend(user.id)
    const token = await tokenMailedTo(user.email)
    const get = (name: string) =>
      GET(new Request(`https://querencia.example/mis-datos/${token}/${name}`), {
        params: Promise.resolve({ token, name }),
      })
    vi.spyOn(fileStore, 'get').mockRejectedValue(new DomainError('unavailable', 'No están.'))
    onTestFinished(() => void vi.restoreAllMocks())
    const away = await get(`documento-${id}`)
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '30'])
    expect((await get('documento-1')).status).toBe(404)
    const data = await get(MY_DATA_FILE)
    expect([data.status, data.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(data.headers.get('content-disposition')).toContain('attachment')
  })

  it('deletes the account by it, and the suspension stays behind as an open case', async () => {
    const { id, email, token } = await suspended()
    await deleteSuspended(makeContext(), { token })
    expect(await db.$count(users, eq(users.id, id))).toBe(0)
    expect(await db.select().from(keptCases).where(eq(keptCases.accountId, id))).toMatchObject([
      { kind: 'suspension', said: expect.stringContaining('Pide un adelanto') },
    ])
    expect((await mailsTo(email))[0]?.text).toContain('caso abierto')
    await expect(deleteSuspended(makeContext(), { token })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('gets another link by asking for a new password', async () => {
    const { id, email } = await suspended()
    await requestReset(makeContext(), { email })
    expect(await mailsTo(email)).toHaveLength(2)
    const token = await tokenMailedTo(email)
    expect(await findLinkedSuspended(db, token, new Date())).toMatchObject({ id })
  })

  it('has a link for thirty days, while that suspension stands', async () => {
    const { id, token } = await suspended()
    const find = (now = new Date(), link = token) => findLinkedSuspended(db, link, now)
    expect(await find(later(29 * 24))).not.toBeNull()
    expect(await find(later(31 * 24))).toBeNull()
    expect(await find(new Date(), `${token.slice(0, -1)}x`)).toBeNull()
    expect(await find(new Date(), 'x')).toBeNull()
    await restoreAccount(makeContext(STAFF), { accountId: id, reason: 'Era un malentendido.' })
    expect(await find()).toBeNull()
    await suspend(id, later(1))
    expect(await find()).toBeNull()
    await expect(exportSuspended(makeContext(), token)).rejects.toMatchObject({ code: 'not_found' })
  })
})
