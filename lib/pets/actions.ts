'use server'

import { formAction } from '@/lib/http/action'
import { DASHBOARD_PETS, ownPetPath } from '@/lib/routes'
import { createPet } from './operations/create-pet'
import { confirmPet, setPetStatus } from './operations/pet-status'
import { updatePet } from './operations/update-pet'
import { disablePetSchema, editPetSchema, ownPetSchema, petFormSchema } from './schema'

export const createPetAction = formAction(petFormSchema, async (ctx, input) => {
  const { held } = await createPet(ctx, input)
  return { redirectTo: DASHBOARD_PETS, skipsForm: true, notice: held ? 'petHeld' : 'petCreated' }
})

export const updatePetAction = formAction(editPetSchema, async (ctx, { fromPetPage, ...input }) => {
  const { hold, freed } = await updatePet(ctx, input)
  if (!hold) return { notice: freed ? 'petFreed' : 'petSaved' }
  const notice = hold.reason === 'text' ? 'petSavedHeld' : 'petSavedInReview'
  return fromPetPage ? { redirectTo: ownPetPath(input.petId), notice } : { notice }
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

export const confirmPetAction = formAction(ownPetSchema, async (ctx, { petId }) => {
  await confirmPet(ctx, { petId })
  return { message: 'Gracias: anotamos que sigue esperando una familia' }
})
