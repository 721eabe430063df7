import { parseNewPet } from '@/app/api/v1.0/_wire/pet-body'
import { createPetContract, listPetsContract } from '@/app/api/v1.0/_wire/pet-contracts'
import { petListReply, petReply } from '@/app/api/v1.0/_wire/pet-reply'
import { parseSearch } from '@/app/api/v1.0/_wire/pet-search'
import { listVisibleFavouriteIds } from '@/lib/pets/favourites/queries'
import { publishedNotice } from '@/lib/pets/hold-copy'
import { createPet } from '@/lib/pets/operations/create-pet'
import { requirePublisher } from '@/lib/pets/policy'
import { listPetsByIds } from '@/lib/pets/queries'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import { findPetIds } from '@/lib/search/search'
import { NOTICES } from '@/lib/text/copy/notices'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(listPetsContract, async ({ db }, { query, url, session }) => {
    const search = await parseSearch(query)
    if (!search) return petListReply({ pets: [], total: 0 }, query, url)
    const { ids, total } = await findPetIds(search)
    const isOwn = session !== null && query.userId === String(session.account.id)
    const favourites = isOwn ? await listVisibleFavouriteIds(db, session.account.id) : []
    return petListReply({ pets: await listPetsByIds(db, ids), total }, query, url, new Set(favourites))
  }),
  POST: endpoint(createPetContract, async (ctx, { body }) => {
    requirePublisher(ctx.actor)
    const { id, holdReason } = await createPet(ctx, parseNewPet(body, ctx.actor))
    const message = NOTICES[publishedNotice(holdReason)].text
    return { status: 201, body: { data: await petReply(ctx, id), message } }
  }),
})
