'use server'

import {
  acceptRequest,
  concludeAdoption,
  rejectRequest,
  renounceAdoption,
  returnPet,
  undoAcceptance,
  withdrawRequest,
} from '@/lib/adoption/requests/operations/answer'
import { requestAdoption, wantLikePet } from '@/lib/adoption/requests/operations/ask'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { changeRequestsFrom } from '@/lib/adoption/requests/operations/requests-from'
import { disablePetSchema, petStatusSchema } from '@/lib/pets/schema'
import { formAction } from '@/lib/platform/forms/action'
import { adoptPath } from '@/lib/text/adopter-routes'
import { checkFields } from '@/lib/text/check/text-check'
import type { Notice } from '@/lib/text/copy/notices'
import { DASHBOARD_PETS, requestPath, requestSentPath } from '@/lib/text/routes'
import { textRefusal } from './copy'
import { askFormSchema, likePetSchema, rejectSchema, requestIdSchema, requestsFromSchema } from './schema'

const backTo = (requestId: number) => ({ redirectTo: requestPath(requestId), skipsForm: true }) as const

export const requestAdoptionAction = formAction(
  askFormSchema,
  async (ctx, input) => {
    const { id, message, created } = await requestAdoption(ctx, input)
    // A double click sends the same again; another text was not sent.
    return created || message === input.message
      ? { redirectTo: requestSentPath(input.petId), skipsForm: true }
      : { ...backTo(id), notice: 'requestOpenAlready' }
  },
  { alsoCheck: checkFields({ message: textRefusal }) },
)

export const wantLikePetAction = formAction(likePetSchema, async (ctx, { petId, requestId }) => {
  await wantLikePet(ctx, { petId })
  return requestId === undefined
    ? { redirectTo: adoptPath(petId), skipsForm: true, notice: 'matchSaved' }
    : { ...backTo(requestId), notice: 'matchSaved' }
})

const answerAction = (answer: typeof acceptRequest, notice: Notice) =>
  formAction(requestIdSchema, async (ctx, input) => {
    await answer(ctx, input)
    return { ...backTo(input.requestId), notice }
  })

export const acceptRequestAction = answerAction(acceptRequest, 'requestAccepted')
export const withdrawRequestAction = answerAction(withdrawRequest, 'requestWithdrawn')
export const renounceAdoptionAction = answerAction(renounceAdoption, 'requestWithdrawn')
export const undoAcceptanceAction = answerAction(undoAcceptance, 'acceptanceUndone')
export const concludeAdoptionAction = answerAction(concludeAdoption, 'adoptionConcluded')

export const rejectRequestAction = formAction(
  rejectSchema,
  async (ctx, input) => {
    const { isSent } = await rejectRequest(ctx, input)
    return { ...backTo(input.requestId), notice: isSent ? 'requestRejected' : 'requestRejectedAlready' }
  },
  { alsoCheck: checkFields({ text: textRefusal }) },
)

export const returnPetAction = formAction(requestIdSchema, async (ctx, input) => {
  const { hasPage } = await returnPet(ctx, input)
  return { ...backTo(input.requestId), notice: hasPage ? 'petReturned' : 'petBackUnseen' }
})

export const disablePetAction = formAction(disablePetSchema, async (ctx, { fromPetPage, ...pet }) => {
  await setPetStatus(ctx, { ...pet, status: 'inactivo' })
  return fromPetPage ? { redirectTo: DASHBOARD_PETS, notice: 'petRemoved' } : { notice: 'petRemoved' }
})

export const adoptedPetAction = formAction(petStatusSchema, async (ctx, pet) => {
  await setPetStatus(ctx, { ...pet, status: 'adoptado' })
  return { message: 'Qué alegría: tu mascota ya tiene familia' }
})

export const republishPetAction = formAction(petStatusSchema, async (ctx, pet) => {
  const { hasPage } = await setPetStatus(ctx, { ...pet, status: 'adoptable' })
  return hasPage ? { message: 'Tu mascota está otra vez en adopción' } : { notice: 'petBackUnseen' }
})

export const changeRequestsFromAction = formAction(requestsFromSchema, async (ctx, input) => {
  await changeRequestsFrom(ctx, input)
  return { message: 'Guardamos de dónde aceptas solicitudes' }
})
