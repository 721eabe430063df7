import { db } from '@/db/client'
import { adoptionCheckIns, stories } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import { offerStory, withdrawStory } from '@/lib/adoption/story-offers/operations'
import { publishStory, removeStory } from '@/lib/moderation/staff/stories/operations'
import { STORY_VERSION } from '@/lib/people/consents/purposes'
import { type MatrixRow, makeRequest, sent, staff } from './action-matrix'

const TEXT = 'Duerme a mis pies y ya pasea sin tirar.'

/** Rows of the authorisation matrix about stories of adoptions. */
export const STORY_ROWS: Record<string, MatrixRow> = {
  offerStoryAction: sent(async (ctx, requestId) => {
    const at = new Date()
    const good = { answer: 'muy bien', sentAt: at, answeredAt: at } as const
    await db.insert(adoptionCheckIns).values({ requestId, day: 30, ...good })
    await offerStory(ctx, { requestId, text: TEXT, photos: [], consent: STORY_VERSION })
  }, 'concluida'),
  withdrawStoryAction: sent((ctx, requestId) => withdrawStory(ctx, { requestId }), 'concluida'),
  publishStoryAction: staff(async (ctx) => publishStory(ctx, { id: await offeredStory() })),
  removeStoryAction: staff(async (ctx) =>
    removeStory(ctx, { id: await offeredStory(), seen: 'offered', reason: 'Se lee la dirección.' }),
  ),
}

async function offeredStory(): Promise<number> {
  const pet = await makePet(db, { status: 'adoptado' })
  const requestId = await makeRequest(pet.id, (await makeUser(db)).id, 'concluida')
  const told = { requestId, text: TEXT, offeredAt: new Date() }
  const [row] = await db.insert(stories).values(told).returning({ id: stories.id })
  return row?.id ?? 0
}
