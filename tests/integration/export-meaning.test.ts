import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { adoptionRequests, matches } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { findMatch } from '@/lib/people/matches/queries'
import { storeAnswers } from '@/lib/people/matches/stored'
import { DomainError } from '@/lib/platform/errors'
import { importAccount } from '@/lib/privacy/import/operations'
import { exportAccountData } from '@/lib/privacy/queries'
import { makePerson } from '@/tests/support/context'
import { newEmail } from '@/tests/support/new-names'

/** As its file has it. */
const exportOf = async (id: number) => JSON.parse(JSON.stringify(await exportAccountData(db, id)))

const importData = (data: unknown) =>
  importAccount(db, {
    data,
    email: newEmail(),
    now: new Date(),
    download: () => Promise.reject(new DomainError('invalid', 'No hay fotos.')),
  })

describe('answers that somebody left open', () => {
  const open = { type: 'gato', hadPet: null, age: null, gender: null, coat: 'largo', size: null } as const

  it('are open in their file, of today and of a request, not the words that stand in for them', async () => {
    const { id } = await makePerson()
    await db.insert(matches).values({ userId: id, ...storeAnswers(open) })
    const petId = (await makePet(db)).id
    await db.insert(adoptionRequests).values({ petId, adopterId: id, match: storeAnswers(open) })
    const { match, adoptionRequests: requests } = await exportOf(id)
    expect(match).toMatchObject([open])
    expect(requests).toMatchObject([{ match: open }])
    expect(JSON.stringify([match, requests])).not.toContain('unset')
  })

  it('stay open in an account that is made of the file, and of an older one with the stand-ins', async () => {
    const { id } = await makePerson()
    await db.insert(matches).values({ userId: id, ...storeAnswers(open) })
    const data = await exportOf(id)
    const older = { ...data, match: [storeAnswers(open)] }
    for (const file of [data, older]) {
      const made = await importData(file)
      expect(await findMatch(db, made.id)).toMatchObject(open)
    }
  })
})
