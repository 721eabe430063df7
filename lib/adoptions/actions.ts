'use server'

import { formAction } from '@/lib/http/action'
import { disablePetSchema, ownPetSchema } from '@/lib/pets/schema'
import { DASHBOARD_PETS } from '@/lib/routes'
import {
  acceptRequest,
  concludeAdoption,
  rejectRequest,
  undoAcceptance,
  withdrawRequest,
} from './operations/answer'
import { requestAdoption } from './operations/ask'
import { setPetStatus } from './operations/pet-status'
import { askSchema, rejectSchema, requestIdSchema } from './schema'

export const requestAdoptionAction = formAction(askSchema, async (ctx, input) => {
  await requestAdoption(ctx, input)
  return { message: 'Hemos enviado tu solicitud' }
})

export const acceptRequestAction = formAction(requestIdSchema, async (ctx, input) => {
  await acceptRequest(ctx, input)
  return { message: 'Aceptaste la solicitud: ya pueden hablar' }
})

export const rejectRequestAction = formAction(rejectSchema, async (ctx, input) => {
  await rejectRequest(ctx, input)
  return { message: 'Enviamos tu respuesta' }
})

export const withdrawRequestAction = formAction(requestIdSchema, async (ctx, input) => {
  await withdrawRequest(ctx, input)
  return { message: 'Retiraste tu solicitud' }
})

export const undoAcceptanceAction = formAction(requestIdSchema, async (ctx, input) => {
  await undoAcceptance(ctx, input)
  return { message: 'Deshiciste la aceptación y avisamos a todos' }
})

export const concludeAdoptionAction = formAction(requestIdSchema, async (ctx, input) => {
  await concludeAdoption(ctx, input)
  return { message: 'Qué alegría: tu mascota ya tiene familia' }
})

export const disablePetAction = formAction(disablePetSchema, async (ctx, { petId, fromPetPage }) => {
  await setPetStatus(ctx, { petId, status: 'inactivo' })
  return fromPetPage ? { redirectTo: DASHBOARD_PETS, notice: 'petRemoved' } : { notice: 'petRemoved' }
})

export const adoptedPetAction = formAction(ownPetSchema, async (ctx, { petId }) => {
  await setPetStatus(ctx, { petId, status: 'adoptado' })
  return { message: 'Qué alegría: tu mascota ya tiene familia' }
})

export const republishPetAction = formAction(ownPetSchema, async (ctx, { petId }) => {
  await setPetStatus(ctx, { petId, status: 'adoptable' })
  return { message: 'Tu mascota está otra vez en adopción' }
})
