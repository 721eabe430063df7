import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eq, lt, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { MIGRATIONS_FOLDER } from '@/db/migrate'
import { adoptionRequests, consents, savedSearches, users } from '@/db/schema'
import { stopCheckIns } from '@/lib/adoption/check-ins/operations/stop'
import { CONSENT } from '@/lib/adoption/dossiers/consent-copy'
import { deleteDossier, saveDossier } from '@/lib/adoption/dossiers/operations'
import { findDossier } from '@/lib/adoption/dossiers/queries'
import { listConsentRecords, listConsents } from '@/lib/people/consents/queries'
import { changeConsent } from '@/lib/privacy/consents/operations'
import { listOwnConsents } from '@/lib/privacy/consents/queries'
import { eraseAccount } from '@/lib/privacy/operations'
import { exportAccountData } from '@/lib/privacy/queries'
import { pauseByLink, resumeByLink } from '@/lib/search/saved-searches/operations/by-link'
import { changeFrequency, deleteSearch } from '@/lib/search/saved-searches/operations/manage'
import type { ConsentPurpose } from '@/lib/text/vocabulary'
import { requestRow } from '@/tests/support/adoptions'
import { adoptionOfFrida, anybodyOn, askOn, dayN, on } from '@/tests/support/check-ins'
import { makeContext, makePerson } from '@/tests/support/context'
import { dossierInput } from '@/tests/support/dossiers'
import { save, savedRow, tokenOf } from '@/tests/support/saved-searches'

/** Each row of a purpose as 'given by … / withdrawn by …', oldest first. */
const historyOf = async ({ id }: { id: number }, purpose: ConsentPurpose) =>
  (await listConsentRecords(db, id))
    .filter((row) => row.purpose === purpose)
    .map(({ how, withdrawnHow }) => [how, withdrawnHow])

describe('the consent to a dossier', () => {
  it('is recorded with version and time when the dossier is saved, once, and withdrawn when it is deleted', async () => {
    const me = await makePerson()
    const ctx = me.newContext()
    await saveDossier(ctx, dossierInput())
    await saveDossier(me.newContext(), dossierInput({ adults: 3, consent: undefined }))
    expect(await listConsents(db, me.id)).toMatchObject([
      { purpose: 'hogar', version: CONSENT.version, givenAt: ctx.now, how: 'form', withdrawnAt: null },
    ])
    await deleteDossier(me.newContext())
    await deleteDossier(me.newContext())
    expect(await historyOf(me, 'hogar')).toEqual([['form', 'form']])
    await saveDossier(me.newContext(), dossierInput())
    expect(await historyOf(me, 'hogar')).toEqual([
      ['form', 'form'],
      ['form', null],
    ])
    expect(await findDossier(db, me.id)).toMatchObject({ consentVersion: CONSENT.version })
  })

  it('is not recorded for a dossier that was never kept', async () => {
    const me = await makePerson()
    await deleteDossier(me.newContext())
    await expect(saveDossier(me.newContext(), dossierInput({ consent: undefined }))).rejects.toMatchObject({
      code: 'invalid',
    })
    expect(await listConsents(db, me.id)).toEqual([])
  })

  it('counts, and not what the dossier’s own columns say', async () => {
    const me = await makePerson()
    await saveDossier(me.newContext(), dossierInput())
    await db.update(consents).set({ version: 7 }).where(eq(consents.userId, me.id))
    expect(await findDossier(db, me.id)).toMatchObject({ consentVersion: 7 })
  })
})

describe('the consent to notices', () => {
  it('is given by saving a search, and withdrawn with the last one that runs', async () => {
    const me = await makePerson()
    const [first, second] = [await save(me), await save(me)]
    expect(await historyOf(me, 'avisos')).toEqual([['form', null]])
    await changeFrequency(me.newContext(), { id: first, frequency: 'en pausa' })
    expect(await historyOf(me, 'avisos')).toEqual([['form', null]])
    await deleteSearch(me.newContext(), { id: second })
    expect(await historyOf(me, 'avisos')).toEqual([['form', 'form']])
  })

  it('is withdrawn by the link of a mail, also when it is followed twice, and given again by it', async () => {
    const me = await makePerson()
    const id = await save(me)
    const token = await tokenOf(id)
    for (const _ of ['once', 'twice']) await pauseByLink(makeContext(), { token })
    expect(await historyOf(me, 'avisos')).toEqual([['form', 'mail link']])
    await resumeByLink(makeContext(), { token })
    expect(await historyOf(me, 'avisos')).toEqual([
      ['form', 'mail link'],
      ['mail link', null],
    ])
  })

  it('is withdrawn when two searches are paused at the same time', async () => {
    const me = await makePerson()
    const ids = [await save(me), await save(me)]
    await Promise.all(ids.map((id) => changeFrequency(me.newContext(), { id, frequency: 'en pausa' })))
    expect(await historyOf(me, 'avisos')).toEqual([['form', 'form']])
  })

  it('pauses every search from the account’s page, and starts each as it was', async () => {
    const me = await makePerson()
    const [daily, weekly] = [
      await save(me, { frequency: 'diaria' as 'al instante' }),
      await save(me, { frequency: 'semanal' as 'al instante' }),
    ]
    await changeConsent(me.newContext(), { purpose: 'avisos', choice: 'withdraw' })
    expect([await savedRow(daily), await savedRow(weekly)]).toMatchObject([
      { frequency: 'en pausa', pausedByLink: false },
      { frequency: 'en pausa', pausedByLink: false },
    ])
    await changeConsent(me.newContext(), { purpose: 'avisos', choice: 'give' })
    expect([await savedRow(daily), await savedRow(weekly)]).toMatchObject([
      { frequency: 'diaria' },
      { frequency: 'semanal' },
    ])
    expect(await historyOf(me, 'avisos')).toEqual([
      ['form', 'form'],
      ['form', null],
    ])
  })

  it('can be withdrawn where a release without the record has paused the search', async () => {
    const me = await makePerson()
    const id = await save(me)
    const paused = { frequency: 'en pausa', pausedAt: new Date(), resumesAs: 'diaria' } as const
    await db.update(savedSearches).set(paused).where(eq(savedSearches.id, id))
    await changeConsent(me.newContext(), { purpose: 'avisos', choice: 'withdraw' })
    expect(await historyOf(me, 'avisos')).toEqual([['form', 'form']])
  })

  it('needs a confirmed address to be given, and none to be withdrawn', async () => {
    const me = await makePerson()
    await save(me)
    const unconfirmed = () => makeContext({ kind: 'user', id: me.id, confirmed: false })
    await changeConsent(unconfirmed(), { purpose: 'avisos', choice: 'withdraw' })
    await expect(changeConsent(unconfirmed(), { purpose: 'avisos', choice: 'give' })).rejects.toMatchObject({
      code: 'email_not_confirmed',
    })
  })
})

describe('questions after an adoption', () => {
  it('end for every adoption by the link of one, and come again when the account permits them', async () => {
    await db.delete(adoptionRequests).where(lt(adoptionRequests.createdAt, dayN(1000)))
    const { adopter, token, requestId } = await adoptionOfFrida()
    await stopCheckIns(anybodyOn(3), { token })
    await stopCheckIns(anybodyOn(4), { token })
    expect(await historyOf(adopter, 'seguimiento')).toEqual([[null, 'mail link']])
    expect(await listOwnConsents(db, { id: adopter.id, role: 'user' })).toContainEqual(
      expect.objectContaining({ purpose: 'seguimiento', state: 'withdrawn', since: dayN(3).toISOString() }),
    )
    await db
      .update(adoptionRequests)
      .set({ checkInsStoppedAt: null })
      .where(eq(adoptionRequests.id, requestId))
    expect(await askOn(7)).toBe(0)
    await changeConsent(on(adopter, 8), { purpose: 'seguimiento', choice: 'give' })
    expect(await askOn(8)).toBe(1)
    expect(await historyOf(adopter, 'seguimiento')).toEqual([
      [null, 'mail link'],
      ['form', null],
    ])
  })

  it('that were stopped for one adoption are asked again', async () => {
    const { adopter, token, requestId } = await adoptionOfFrida()
    await stopCheckIns(anybodyOn(3), { token })
    await changeConsent(on(adopter, 8), { purpose: 'seguimiento', choice: 'give' })
    expect(await requestRow(requestId)).toMatchObject({ checkInsStoppedAt: null })
  })
})

describe('the page of an account', () => {
  it('shows each purpose with its state, and to those who do not adopt only notices', async () => {
    const me = await makePerson()
    expect(await listOwnConsents(db, { id: me.id, role: 'user' })).toEqual([
      { purpose: 'hogar', state: 'never', since: null, version: null, canGive: true },
      { purpose: 'avisos', state: 'never', since: null, version: null, canGive: false, hasSearches: false },
      { purpose: 'seguimiento', state: 'unasked', since: null, version: null, canGive: true },
      { purpose: 'historias', state: 'never', since: null, version: null, canGive: false },
    ])
    const ctx = me.newContext()
    await saveDossier(ctx, dossierInput())
    await save(me)
    const shown = await listOwnConsents(db, { id: me.id, role: 'user' })
    expect(shown[0]).toMatchObject({ state: 'given', since: ctx.now.toISOString(), version: CONSENT.version })
    expect(shown[1]).toMatchObject({ state: 'given', version: 1, canGive: false, hasSearches: true })
    const others = await listOwnConsents(db, { id: me.id, role: 'fundation' })
    expect(others.map(({ purpose }) => purpose)).toEqual(['avisos'])
  })
})

describe('the data of an account', () => {
  it('holds everything it ever consented to, and goes with it', async () => {
    const me = await makePerson()
    await saveDossier(me.newContext(), dossierInput())
    await deleteDossier(me.newContext())
    expect((await exportAccountData(db, me.id)).consents).toEqual([
      {
        purpose: 'hogar',
        version: CONSENT.version,
        givenAt: expect.any(Date),
        how: 'form',
        withdrawnAt: expect.any(Date),
        withdrawnHow: 'form',
      },
    ])
    await eraseAccount(me.newContext(), me.id)
    expect(await db.$count(consents, eq(consents.userId, me.id))).toBe(0)
    expect(await db.$count(users, eq(users.id, me.id))).toBe(0)
  })
})

it('the migration copies what was consented to before, once, and nothing for whoever has a record', async () => {
  const [me, paused] = [await makePerson(), await makePerson()]
  const ctx = me.newContext()
  await saveDossier(ctx, dossierInput())
  const { createdAt } = await savedRow(await save(me))
  await changeFrequency(paused.newContext(), { id: await save(paused), frequency: 'en pausa' })
  for (const { id } of [me, paused]) await db.delete(consents).where(eq(consents.userId, id))
  const file = readFileSync(path.join(MIGRATIONS_FOLDER, '0046_copied_consents.sql'), 'utf8')
  for (const _ of ['once', 'twice'])
    for (const statement of file.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))
  const given = { version: 1, how: 'form', withdrawnAt: null, withdrawnHow: null }
  expect(await listConsentRecords(db, me.id)).toEqual([
    { ...given, purpose: 'hogar', givenAt: ctx.now },
    { ...given, purpose: 'avisos', givenAt: createdAt },
  ])
  expect(await listConsentRecords(db, paused.id)).toEqual([])
})
