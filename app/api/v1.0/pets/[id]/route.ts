import { parsePetChange } from '@/app/api/v1.0/_wire/pet-body'
import {
  getPetContract,
  updatePetContract,
  updatePetStatusContract,
} from '@/app/api/v1.0/_wire/pet-contracts'
import { fieldFailureOf, petReply } from '@/app/api/v1.0/_wire/pet-reply'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { withdrawPet } from '@/lib/moderation/staff/pets/operations'
import { findOwnPet, updatePet } from '@/lib/pets/operations/update-pet'
import { apiRoute, endpoint } from '@/lib/platform/http/route'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(getPetContract, async (ctx, { params }) => ({ body: await petReply(ctx, params.id) })),
  PUT: endpoint(updatePetContract, async (ctx, { params, body }) => {
    await findOwnPet(ctx, params.id)
    try {
      await updatePet(ctx, { ...parsePetChange(body, ctx.actor), petId: params.id })
    } catch (error) {
      return { status: 200, body: fieldFailureOf(error) }
    }
    const data = await petReply(ctx, params.id)
    return { status: 201, body: { data, message: 'Cambios Guardados Correctamente!' } }
  }),
  PATCH: endpoint(updatePetStatusContract, async (ctx, { params, body }) => {
    const isWithdrawal = body.status === 'inactivo'
    if (isWithdrawal && ctx.actor.kind === 'admin') await withdrawPet(ctx, { petId: params.id })
    else await setPetStatus(ctx, { petId: params.id, status: body.status })
    const message = isWithdrawal ? 'Tu mascota fue eliminada' : 'Cambios Guardados Correctamente!'
    return { body: { data: await petReply(ctx, params.id), message } }
  }),
})
