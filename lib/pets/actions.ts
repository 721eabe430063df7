'use server'

import { formAction } from '@/lib/platform/forms/action'
import { OWN_DRAFTS, ownPetPath, publishedPath } from '@/lib/text/routes'
import { confirmPet } from './operations/confirm-pet'
import { createPet } from './operations/create-pet'
import { updatePet } from './operations/update-pet'
import { editPetSchema, newPetSchema, ownPetSchema } from './schema'

export const createPetAction = formAction(newPetSchema, async (ctx, input) => {
  const { id, held } = await createPet(ctx, input)
  const redirectTo = input.draftId === undefined ? publishedPath(id) : OWN_DRAFTS
  return { redirectTo, skipsForm: true, notice: held ? 'petHeld' : 'petCreated' }
})

export const updatePetAction = formAction(editPetSchema, async (ctx, { fromPetPage, ...input }) => {
  const { hold, freed } = await updatePet(ctx, input)
  if (!hold) return { notice: freed ? 'petFreed' : 'petSaved' }
  const notice = hold.reason === 'text' ? 'petSavedHeld' : 'petSavedInReview'
  return fromPetPage ? { redirectTo: ownPetPath(input.petId), notice } : { notice }
})

export const confirmPetAction = formAction(ownPetSchema, async (ctx, { petId }) => {
  await confirmPet(ctx, { petId })
  return { message: 'Gracias: anotamos que sigue esperando una familia' }
})
