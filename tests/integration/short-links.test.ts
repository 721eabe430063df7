import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { foundationSlugs, foundations, users } from '@/db/schema'
import { makeFoundation, makeUser } from '@/db/seed/factories'
import { slugSchema } from '@/lib/foundations/schema'
import { MAX_SLUGS } from '@/lib/foundations/slug'
import { changeSlug, giveMissingSlugs } from '@/lib/foundations/slug-operations'
import { findCurrentSlug, findSlug } from '@/lib/foundations/slug-queries'
import { approveFoundation } from '@/lib/moderation/staff/foundations/operations'
import type { Actor } from '@/lib/platform/actor'
import { deleteAccount } from '@/lib/privacy/operations'
import { exportAccountData } from '@/lib/privacy/queries'
import { applicationOf, makeApplicant } from '@/tests/support/applications'
import { listAudit } from '@/tests/support/audit'
import { later, makeContext, signedInAgain, staffActor } from '@/tests/support/context'

let count = 0
/** A word that no other test uses. */
const word = () => `huellas-${process.pid}-${++count}`

async function approved(name = `Refugio ${word()}`) {
  const { user } = await makeApplicant(name)
  const ctx = makeContext(staffActor((await makeUser(db, { role: 'admin' })).id))
  await approveFoundation(ctx, await applicationOf(user.id))
  const actor: Actor = { kind: 'foundation', id: user.id, confirmed: true, approved: true }
  const change = async (slug: string, now = new Date()) => {
    const own = makeContext(actor, { now })
    await changeSlug(own, slugSchema.parse({ slug }))
    return own
  }
  return { id: user.id, name, change, ctx, slug: (await findCurrentSlug(db, user.id)) ?? '' }
}

describe('the short link of a foundation', () => {
  it('comes with the approval, from its name; a second one of the name gets one by its number', async () => {
    const first = await approved()
    const second = await approved(first.name)
    expect(first.slug).toBe(`refugio-${first.name.slice('Refugio '.length)}`)
    expect(first.ctx.expired).toContain(`slug:${first.slug}`)
    expect(second.slug).toBe(`fundacion-${second.id}`)
  })

  it('stays when the name changes', async () => {
    const { id, slug } = await approved()
    await db.update(foundations).set({ name: 'Otra casa' }).where(eq(foundations.userId, id))
    await giveMissingSlugs(makeContext())
    expect(await findCurrentSlug(db, id)).toBe(slug)
  })

  it('is given by the hourly maintenance to those approved before, once', async () => {
    const { user } = await makeFoundation(db, { name: `Casa ${word()}` })
    expect(await findCurrentSlug(db, user.id)).toBeNull()
    expect(await giveMissingSlugs(makeContext())).toBeGreaterThan(0)
    expect(await giveMissingSlugs(makeContext())).toBe(0)
    expect(await findCurrentSlug(db, user.id)).toMatch(/^casa-huellas-/)
  })

  it('can be changed: the earlier one leads to it for good, and nobody else can take it', async () => {
    const { id, slug, change } = await approved()
    const other = await approved()
    const next = word()
    const ctx = await change(` ${next.toUpperCase()} `)
    expect(ctx.expired.toSorted()).toEqual([`slug:${next}`, `slug:${slug}`].toSorted())
    expect(await findSlug(db, slug)).toEqual({ foundationId: id, current: next })
    await expect(other.change(slug)).rejects.toMatchObject({ fields: { slug: expect.any(String) } })
    expect(await findCurrentSlug(db, other.id)).toBe(other.slug)
    await change(slug)
    expect(await findSlug(db, next)).toEqual({ foundationId: id, current: slug })
    expect((await listAudit(`foundation:${id}`)).map(({ action }) => action)).toContain('foundation.link')
  })

  it('of two foundations that want the same name at once, one gets it', async () => {
    const [one, other] = [await approved(), await approved()]
    const wanted = word()
    const results = await Promise.allSettled([one.change(wanted), other.change(wanted)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [winner] = await db.select().from(foundationSlugs).where(eq(foundationSlugs.slug, wanted))
    const loser = winner?.foundationId === one.id ? other : one
    expect(await findCurrentSlug(db, loser.id)).toBe(loser.slug)
  })

  it('has a limit of names over time, and of changes in a day', async () => {
    const { id, change } = await approved()
    const rows = Array.from({ length: MAX_SLUGS - 1 }, () => ({
      slug: word(),
      foundationId: id,
      retiredAt: new Date(),
    }))
    await db.insert(foundationSlugs).values(rows)
    await expect(change(word(), later(-24))).rejects.toMatchObject({ code: 'invalid' })
    for (const { slug } of rows.slice(0, 5)) await change(slug)
    await expect(change(rows[6]?.slug ?? '')).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it('is refused to an account that was suspended while its session lasted', async () => {
    const { id, change } = await approved()
    await db.update(users).set({ active: false }).where(eq(users.id, id))
    await expect(change(word())).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('is in the data export, and is deleted with the account', async () => {
    const { id, slug } = await approved()
    expect((await exportAccountData(db, id)).shortLinks).toMatchObject([{ slug, retiredAt: null }])
    const actor: Actor = { kind: 'foundation', id, confirmed: true, approved: true }
    await deleteAccount(makeContext(signedInAgain(actor)), { password: '' })
    expect(await findSlug(db, slug)).toBeNull()
  })
})
