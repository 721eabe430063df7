import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { foundations } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { listSimilarFoundations } from '@/lib/moderation/staff/foundations/likeness-queries'
import { makeApplicant } from '@/tests/support/applications'

it('one that waits for approval, or for a new name, is shown beside approved ones that it resembles', async () => {
  const name = `Albergue Lomas de Ayacucho ${Date.now()}`
  const { user: known } = await makeFoundation(db, { name, account: { phone: null } })
  const { user: waits } = await makeApplicant(name.replace('Albergue', 'Fundación').toUpperCase())
  const similarTo = async (id: number) =>
    (await listSimilarFoundations(db, id)).filter(({ shared }) => shared.includes('nombre parecido'))
  expect(await similarTo(waits.id)).toEqual([{ id: known.id, name, shared: ['nombre parecido'] }])
  expect(await similarTo(known.id)).toEqual([])
  const { user: other } = await makeFoundation(db, { account: { phone: null } })
  const proposal = { proposedName: name.toLowerCase(), proposedAt: new Date() }
  await db.update(foundations).set(proposal).where(eq(foundations.userId, other.id))
  expect(await similarTo(other.id)).toMatchObject([{ id: known.id }])
})
