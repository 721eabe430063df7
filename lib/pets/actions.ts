'use server'

import { getBreeds, getColors } from '@/lib/platform/catalog/cache'
import { formAction } from '@/lib/platform/forms/action'
import { OWN_DRAFTS, ownPetPath, publishedPath } from '@/lib/text/routes'
import { PET_TYPES } from '@/lib/text/vocabulary'
import { publishedNotice, savedNotice } from './hold-copy'
import { confirmPet } from './operations/confirm-pet'
import { createPet } from './operations/create-pet'
import { updatePet } from './operations/update-pet'
import { editPetSchema, newPetSchema, OTHER_BREED, OTHER_COLOR, ownPetSchema } from './schema'

export const createPetAction = formAction(
  newPetSchema,
  async (ctx, input) => {
    const { id, holdReason, isOther } = await createPet(ctx, input)
    if (isOther) return { redirectTo: ownPetPath(id), skipsForm: true, notice: 'petOther' }
    const redirectTo = input.draftId === undefined ? publishedPath(id) : OWN_DRAFTS
    return { redirectTo, skipsForm: true, notice: publishedNotice(holdReason) }
  },
  { alsoCheck: findUncatalogued },
)

export const updatePetAction = formAction(
  editPetSchema,
  async (ctx, input) => {
    const { fromPetPage, madeFrom, taken, ...change } = input
    const saved = await updatePet(ctx, { ...change, edit: { madeFrom, taken } })
    const notice = savedNotice(saved)
    return saved.hold && fromPetPage ? { redirectTo: ownPetPath(input.petId), notice } : { notice }
  },
  { alsoCheck: findUncatalogued },
)

export const confirmPetAction = formAction(ownPetSchema, async (ctx, { petId }) => {
  const { hasPage } = await confirmPet(ctx, { petId })
  return hasPage
    ? { message: 'Gracias: anotamos que sigue esperando una familia' }
    : { notice: 'petConfirmedUnseen' }
})

/** For `alsoCheck` of the pet form: a breed and a colour of another species, by the lists that the form was made from. */
async function findUncatalogued(typed: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const type = PET_TYPES.find((one) => one === typed.type)
  if (!type) return {}
  const [breeds, colors] = await Promise.all([getBreeds(type), getColors(type)])
  const isIn = (list: readonly { id: number }[], value: string | undefined) =>
    value === undefined || list.some(({ id }) => id === Number(value))
  return {
    ...(!isIn(breeds, typed.breedId) && { breedId: OTHER_BREED }),
    ...(!isIn(colors, typed.colorId) && { colorId: OTHER_COLOR }),
  }
}
