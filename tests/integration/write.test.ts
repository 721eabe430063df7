import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { outbox, pets } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { confirmPet } from '@/lib/pets/operations/confirm-pet'
import { petTag } from '@/lib/platform/bus/cache-tags'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import { type WriteContext, write } from '@/lib/platform/write'
import { makeContext } from '@/tests/support/context'
import { losingDb } from '@/tests/support/losing-db'
import { newEmail } from '@/tests/support/new-names'
import { content, mailsTo } from '@/tests/support/outbox'
import { rowOf } from '@/tests/support/pets'

/** A context that also counts the tasks given to it for after the response. */
function countingContext(overrides: Partial<WriteContext> = {}) {
  let deferred = 0
  const ctx = makeContext(undefined, {
    ...overrides,
    defer: () => {
      deferred++
    },
  })
  return {
    ctx,
    get deferred() {
      return deferred
    },
  }
}

it('a change whose commit succeeds without an answer expires its tags', async () => {
  const pet = await makePet(db, { pausedAt: new Date() })
  const ctx = makeContext({ kind: 'user', id: pet.ownerId, confirmed: true }, { db: losingDb() })
  await expect(confirmPet(ctx, { petId: pet.id })).rejects.toThrow('CONNECTION_CLOSED')
  expect((await rowOf(pet.id)).pausedAt).toBeNull()
  expect(ctx.expired).toContain(petTag(pet.id))
})

it('a change that fails is rolled back, expires nothing and leaves nothing to do', async () => {
  const pet = await makePet(db)
  const to = newEmail()
  const counting = countingContext()
  const work = write(counting.ctx, async (tx) => {
    await tx.update(pets).set({ name: 'Nadie' }).where(eq(pets.id, pet.id))
    tx.expire(petTag(pet.id))
    await enqueueMail(tx, { to, content, now: new Date() })
    throw new Error('refused')
  })
  await expect(work).rejects.toThrow('refused')
  expect((await rowOf(pet.id)).name).toBe(pet.name)
  expect(counting.ctx.expired).toEqual([])
  expect(counting.deferred).toBe(0)
  expect(await mailsTo(to)).toEqual([])
})

it('a change that mails wakes the delivery once, however many mails it writes, and not before the commit', async () => {
  const to = newEmail()
  const counting = countingContext()
  await write(counting.ctx, async (tx) => {
    for (let i = 0; i < 3; i++) await enqueueMail(tx, { to, content, now: new Date() })
    expect(counting.deferred).toBe(0)
  })
  expect(counting.deferred).toBe(1)
  expect(await mailsTo(to)).toHaveLength(3)
})

it('a change that a conflict repeats has the consequences of its last attempt alone', async () => {
  const counting = countingContext()
  let attempts = 0
  await write(counting.ctx, async (tx) => {
    tx.expire(`attempt ${++attempts}`)
    tx.afterCommit(async () => {})
    if (attempts === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' })
  })
  expect(attempts).toBe(2)
  expect(counting.ctx.expired).toEqual(['attempt 2'])
  expect(counting.deferred).toBe(1)
})

describe('a write within another', () => {
  it('has its consequences once, after the outer commit', async () => {
    const pet = await makePet(db)
    const to = newEmail()
    const counting = countingContext()
    await write(counting.ctx, async (tx) => {
      tx.expire('outer')
      await enqueueMail(tx, { to, content, now: new Date() })
      await write({ ...counting.ctx, db: tx }, async (inner) => {
        await inner.update(pets).set({ name: 'Adentro' }).where(eq(pets.id, pet.id))
        inner.expire(petTag(pet.id), 'outer')
        await enqueueMail(inner, { to, content, now: new Date() })
      })
      expect(counting.ctx.expired).toEqual([])
      expect(counting.deferred).toBe(0)
    })
    expect((await rowOf(pet.id)).name).toBe('Adentro')
    expect(counting.ctx.expired).toEqual(['outer', petTag(pet.id)])
    expect(counting.deferred).toBe(1)
    expect(await mailsTo(to)).toHaveLength(2)
  })

  it('takes back what it wanted when it fails alone', async () => {
    const [kept, refused] = [newEmail(), newEmail()]
    const counting = countingContext()
    await write(counting.ctx, async (tx) => {
      tx.expire('outer')
      await enqueueMail(tx, { to: kept, content, now: new Date() })
      const part = write({ ...counting.ctx, db: tx }, async (inner) => {
        inner.expire('inner')
        inner.afterCommit(async () => {})
        await enqueueMail(inner, { to: refused, content, now: new Date() })
        throw new Error('refused')
      })
      await expect(part).rejects.toThrow('refused')
    })
    expect(counting.ctx.expired).toEqual(['outer'])
    expect(counting.deferred).toBe(1)
    expect(await mailsTo(refused)).toEqual([])
    expect(await mailsTo(kept)).toHaveLength(1)
  })

  it('goes with the outer one when that fails', async () => {
    const to = newEmail()
    const counting = countingContext()
    const work = write(counting.ctx, async (tx) => {
      await write({ ...counting.ctx, db: tx }, async (inner) => {
        inner.expire('inner')
        await enqueueMail(inner, { to, content, now: new Date() })
      })
      throw new Error('refused')
    })
    await expect(work).rejects.toThrow('refused')
    expect(counting.ctx.expired).toEqual([])
    expect(counting.deferred).toBe(0)
    expect(await db.select().from(outbox).where(eq(outbox.recipient, to))).toEqual([])
  })
})
