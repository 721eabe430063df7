import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { matches } from '@/db/schema'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import { editMatch, saveMatch } from '@/lib/people/matches/operations'
import { findMatch } from '@/lib/people/matches/queries'
import type { Actor } from '@/lib/platform/actor'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { makeContext, makePerson } from '@/tests/support/context'

const ANSWERS: MatchAnswers = {
  type: 'ambos',
  hadPet: false,
  age: 'joven',
  gender: 'hembra',
  coat: 'corto',
  size: 'mediano',
}

describe('the adopter profile', () => {
  it('the quiz is saved once, and a second one points to the profile', async () => {
    const me = await makePerson()
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => saveMatch(me.newContext(), ANSWERS)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        code: 'conflict',
        message: 'Ya tienes tus Match actualizados. Si quieres editarlos lo puedes hacer en tu perfil',
      },
    })
    expect(await findMatch(db, me.id)).toEqual({ ...ANSWERS, userId: me.id })
  })

  it('the profile is edited in place, whether there were answers or not', async () => {
    const me = await makePerson()
    await editMatch(me.newContext(), ANSWERS)
    await editMatch(me.newContext(), { ...ANSWERS, coat: 'sin pelo', hadPet: true })
    expect(await findMatch(db, me.id)).toMatchObject({ coat: 'sin pelo', hadPet: true, size: 'mediano' })
  })

  it('answers that were left open come back open, and an older release reads a stand-in for them', async () => {
    const me = await makePerson()
    const open = { ...ANSWERS, hadPet: null, age: null }
    await saveMatch(me.newContext(), open)
    expect(await findMatch(db, me.id)).toEqual({ ...open, userId: me.id })
    const [row] = await db.select().from(matches).where(eq(matches.userId, me.id))
    expect(row).toMatchObject({ hadPet: false, age: 'adulto', unset: ['hadPet', 'age'] })
    await editMatch(me.newContext(), { ...open, age: 'cachorro', size: null })
    expect(await findMatch(db, me.id)).toMatchObject({ hadPet: null, age: 'cachorro', size: null })
  })

  it('only private people with a confirmed e-mail have one, and the others read why', async () => {
    const { id } = await makePerson()
    const refused: [Actor, string, RegExp][] = [
      [{ kind: 'anonymous' }, 'unauthenticated', /Inicia sesión/],
      [{ kind: 'foundation', id, confirmed: true, approved: true }, 'forbidden', /fundación/],
      [{ kind: 'admin', id }, 'forbidden', /equipo/],
      [{ kind: 'user', id, confirmed: false }, 'email_not_confirmed', /Confirma tu correo/],
    ]
    for (const [actor, code, message] of refused) {
      for (const write of [saveMatch, editMatch])
        await expect(write(makeContext(actor), ANSWERS)).rejects.toMatchObject({
          code,
          message: expect.stringMatching(message),
        })
    }
    expect(await findMatch(db, id)).toBeNull()
  })

  it('saving it again and again is limited', async () => {
    const me = await makePerson()
    const now = new Date()
    const writes = Array.from({ length: LIMITS.matchAccount.max + 1 }, () =>
      editMatch(makeContext(me.actor, { now }), ANSWERS),
    )
    const results = await Promise.allSettled(writes)
    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'too_many_requests' } },
    ])
  })
})
