import { parsePetChange } from '@/app/api/v1.0/_wire/pet-body'
import {
  getPetContract,
  updatePetContract,
  updatePetStatusContract,
} from '@/app/api/v1.0/_wire/pet-contracts'
import { fieldFailureOf, petReply } from '@/app/api/v1.0/_wire/pet-reply'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { withdrawPet } from '@/lib/moderation/staff/pets/operations'
import { savedNotice } from '@/lib/pets/hold-copy'
import { findOwnPet, updatePet } from '@/lib/pets/operations/update-pet'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import { NOTICES, type Notice } from '@/lib/text/copy/notices'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(getPetContract, async (ctx, { params }) => ({ body: await petReply(ctx, params.id) })),
  PUT: endpoint(updatePetContract, async (ctx, { params, body }) => {
    await findOwnPet(ctx, params.id)
    try {
      const saved = await updatePet(ctx, { ...parsePetChange(body, ctx.actor), petId: params.id })
      const message = NOTICES[savedNotice(saved)].text
      return { status: 201, body: { data: await petReply(ctx, params.id), message } }
    } catch (error) {
      return { status: 200, body: fieldFailureOf(error) }
    }
  }),
  PATCH: endpoint(updatePetStatusContract, async (ctx, { params, body }) => {
    const isWithdrawal = body.status === 'inactivo'
    let notice: Notice = isWithdrawal ? 'petRemoved' : 'petSaved'
    if (isWithdrawal && ctx.actor.kind === 'admin') await withdrawPet(ctx, { petId: params.id })
    else {
      const { hasPage } = await setPetStatus(ctx, { petId: params.id, status: body.status })
      if (body.status === 'adoptable' && !hasPage) notice = 'petBackUnseen'
    }
    return { body: { data: await petReply(ctx, params.id), message: NOTICES[notice].text } }
  }),
})
