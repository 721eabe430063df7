import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DELETE } from '@/app/api/v1.0/pets/favourite/route'
import { FormMessage } from '@/components/forms/form-message'
import { UnavailableFavourites } from '@/components/pets/favourites/unavailable-favourites'
import { PublishMessage } from '@/components/pets/publish/publish-message'
import { createPetAction } from '@/lib/pets/actions'
import { removeFavouriteAction } from '@/lib/pets/favourites/actions'
import { type FormState, IDLE } from '@/lib/platform/forms/form-state'
import { draw, wordsOf } from '@/tests/support/markup'

const served = vi.hoisted(() => ({ answer: undefined as FormState | undefined }))
const fault = vi.hoisted(() => async () => {
  throw new Error('the disk of ana@example.com is broken')
})

vi.mock('@/lib/pets/operations/create-pet', () => ({ createPet: fault }))
vi.mock('@/lib/pets/favourites/operations', () => ({ setFavourite: fault }))
vi.mock('@/lib/platform/session/session', () => {
  const actor = { kind: 'user', id: 7 }
  return {
    getActor: async () => actor,
    sessionOf: async () => ({ actor }),
    isTokenWithoutFactor: () => false,
  }
})
vi.mock('@/lib/platform/runtime', async (original) => ({
  ...(await original<object>()),
  requestHeaders: async () => new Headers({ 'sec-fetch-site': 'same-origin' }),
}))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/create-pet',
  useSearchParams: () => new URLSearchParams('borrador=3'),
}))
vi.mock('react', async (original) => {
  const react = await original<typeof import('react')>()
  return {
    ...react,
    useActionState: (action: () => FormState, first: FormState) => [served.answer ?? first, action, false],
  }
})
vi.mock('@/components/pets/favourites/use-favourites', () => ({ useFavourite: () => ({}) }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  served.answer = undefined
  vi.restoreAllMocks()
})

/** What an unexpected failure says: where the log has the rest. */
const SENTENCE = /^Algo salió mal de nuestro lado\. Referencia: [0-9a-f]{8}$/

const formOf = (fields: [name: string, value: string][]) => {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const PET: [string, string][] = [
  ['type', 'perro'],
  ['breedId', '1'],
  ['colorId', '6'],
  ['name', 'Luna'],
  ['age', 'joven'],
  ['gender', 'hembra'],
  ['size', 'mediano'],
  ['coat', 'corto'],
  ['health', 'vacunas al dia'],
  ['castrated', 'si'],
  ['houseTrained', 'no'],
  ['specialNeeds', 'no'],
  ['description', 'Le gusta caminar temprano y echarse a la sombra. '.repeat(3)],
  ['uploads[]', '0f8fad5b-d9cb-469f-a165-70867728950e'],
]

describe('a write that fails', () => {
  it('of a pet is told on the page, with a reference, and keeps what was typed', async () => {
    const answer = await createPetAction(IDLE, formOf(PET))
    expect(answer).toMatchObject({
      status: 'failed',
      values: { name: 'Luna', type: 'perro' },
      lists: { uploads: ['0f8fad5b-d9cb-469f-a165-70867728950e'] },
    })
    const [above] = wordsOf(draw(<PublishMessage form={{ answer, invalid: false }} />))
    expect(above).toMatch(SENTENCE)
  })

  it('of any form whose session is over offers the login that the session watcher looks for', () => {
    const answer: FormState = {
      ...IDLE,
      status: 'failed',
      code: 'unauthenticated',
      message: 'Inicia sesión para continuar',
    }
    const back = encodeURIComponent('/create-pet?borrador=3')
    for (const Message of [FormMessage, PublishMessage]) {
      const drawn = draw(<Message form={{ answer, invalid: false }} />)
      expect(drawn).toMatch(/data-sign-in-elsewhere[^>]*>/)
      expect(drawn).toContain(`href="/login?callbackUrl=${back}"`)
    }
    const wrong = { ...answer, message: 'Correo o contraseña incorrectos' }
    expect(draw(<FormMessage form={{ answer: wrong, invalid: false }} />)).not.toContain('<a ')
  })

  it('of a favourite is an error for the client that asked for it', async () => {
    const request = new Request('http://localhost:3000/api/v1.0/pets/favourite?userId=7&petId=100015', {
      method: 'DELETE',
      headers: { authorization: 'Bearer token' },
    })
    const answer = await DELETE(request, { params: Promise.resolve({}) })
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      code: 'internal',
      error: expect.stringMatching(SENTENCE),
      Error: expect.stringMatching(SENTENCE),
    })
  })

  it('of a favourite is told beside the button that was pressed', async () => {
    served.answer = await removeFavouriteAction(IDLE, formOf([['petId', '100015']]))
    const entry = { id: 100_015, name: 'Luna', card: null, held: false, requestId: null }
    const words = wordsOf(draw(<UnavailableFavourites pets={[entry]} returnTo="/favorites" />))
    expect(words).toContainEqual(expect.stringMatching(SENTENCE))
  })
})
