import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { answerCheckInAction } from '@/lib/adoption/check-ins/actions'
import { saveDossierAction } from '@/lib/adoption/dossiers/actions'
import { rejectRequestAction, requestAdoptionAction } from '@/lib/adoption/requests/actions'
import { offerStoryAction } from '@/lib/adoption/story-offers/actions'
import { publishReviewAction } from '@/lib/moderation/reviews/actions'
import { createPetAction, updatePetAction } from '@/lib/pets/actions'
import { ANONYMOUS } from '@/lib/platform/actor'
import { type FormAction, formAction } from '@/lib/platform/forms/action'
import { IDLE } from '@/lib/platform/forms/form-state'

vi.mock('@/lib/platform/runtime', async (original) => ({
  ...(await original<object>()),
  requestHeaders: async () => new Headers({ 'sec-fetch-site': 'same-origin' }),
}))
vi.mock('@/lib/platform/session/session', () => ({ getActor: async () => ANONYMOUS }))
vi.mock('@/lib/platform/catalog/cache', () => ({
  getBreeds: async (type: string) => [{ id: type === 'perro' ? 1 : 400 }],
  getColors: async (type: string) => [{ id: type === 'perro' ? 6 : 40 }],
}))

const PHONE = 'Escríbeme al 0991234567, que siempre contesto el teléfono'

const answerTo = async (action: FormAction, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return (await action(IDLE, form)).fields
}

describe('errors that the operation finds come with those of the schema', () => {
  it.each([
    ['an adoption request', requestAdoptionAction, 'message', 'adult'],
    ['a rejection', rejectRequestAction, 'text', 'reason'],
    ['an answer to a check-in', answerCheckInAction, 'note', 'answer'],
    ['the questions about a home', saveDossierAction, 'experience', 'home'],
    ['a story', offerStoryAction, 'text', 'consent'],
    ['a comment', publishReviewAction, 'comment', 'points'],
  ])('%s says that its text has a telephone, and what else is wrong', async (_form, action, text, other) => {
    const fields = await answerTo(action, { [text]: PHONE })
    expect(fields?.[text]).toContain('un número de teléfono')
    expect(fields?.[other]).toEqual(expect.any(String))
    expect((await answerTo(action, { [text]: 'Vivo con mis padres, cerca de un parque' }))?.[text]).toBe(
      undefined,
    )
  })

  it.each([
    ['a new pet', createPetAction],
    ['a changed pet', updatePetAction],
  ])(
    '%s says that breed and colour are of another species, and what else is wrong',
    async (_form, action) => {
      const wrong = { type: 'gato', breedId: '1', colorId: '6', name: '' }
      expect(await answerTo(action, wrong)).toMatchObject({
        name: 'Debes ingresar un nombre',
        breedId: 'Elige una raza de la lista',
        colorId: 'Elige un color de la lista',
        photos: 'Agrega al menos una foto',
      })
      const right = await answerTo(action, { ...wrong, type: 'perro' })
      expect([right?.breedId, right?.colorId]).toEqual([undefined, undefined])
      expect(await answerTo(action, { ...wrong, colorId: '' })).toMatchObject({ colorId: 'Elige el color' })
    },
  )
})

it('what else is checked of a form is never a field that its schema refuses, nor one that it lacks', async () => {
  const alsoCheck = vi.fn(() => ({ note: 'Sin teléfonos' }))
  const schema = z.object({ name: z.string().min(2, 'Escribe tu nombre'), note: z.string() })
  const action = formAction(schema, async () => ({ message: 'Listo' }), { alsoCheck })
  expect(await answerTo(action, { name: 'x', note: PHONE, other: PHONE })).toEqual({
    name: 'Escribe tu nombre',
    note: 'Sin teléfonos',
  })
  expect(alsoCheck).toHaveBeenCalledExactlyOnceWith({ note: PHONE })
  expect(await answerTo(action, { name: 'Ana', note: PHONE })).toBeUndefined()
  expect(alsoCheck).toHaveBeenCalledOnce()
})
