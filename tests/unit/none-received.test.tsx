import { expect, it } from 'vitest'
import { NoneReceived } from '@/components/adoption/request-lists/none-received'
import type { OwnPetDto } from '@/lib/pets/dto'
import { samplePet } from '@/tests/support/fixtures'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

const ownPet = (changes: Partial<OwnPetDto> = {}): OwnPetDto => ({
  ...samplePet({ name: 'Nube' }),
  code: null,
  public: true,
  remindedAt: null,
  hold: null,
  views: 0,
  favourites: 0,
  requests: 0,
  acceptedRequest: null,
  adoptedHere: false,
  ...changes,
})
const told = (...pets: OwnPetDto[]) => {
  const html = draw(<NoneReceived pets={pets} sends />)
  return { words: wordsOf(html).join(' '), links: linksIn(html).map(([, href]) => href) }
}

it('an owner whose only pet nobody sees is led to it, not to publish it again', () => {
  const hold = {
    at: '2026-11-27T00:00:00Z',
    reason: 'text',
    textIssue: 'phone',
    removalReason: null,
  } as const
  const unseen: [Partial<OwnPetDto>, string][] = [
    [{ public: false, hold }, 'La publicación de Nube no se ve por ahora'],
    [{ public: false, hold: { ...hold, reason: 'block', textIssue: null } }, 'no se ve por ahora'],
    [{ public: false }, 'se verá en cuanto aprobemos tu fundación'],
    [{ paused: true }, 'Nube salió de las búsquedas'],
  ]
  for (const [changes, words] of unseen) {
    expect(told(ownPet(changes)).words).toContain(words)
    expect(told(ownPet(changes)).links).toEqual(['/dashboard/mascotas'])
  }
})

it('an owner with a pet in the searches, or with none to offer, is told what comes next', () => {
  expect(told(ownPet({ paused: true }), ownPet({ name: 'Sol' })).words).toContain('quiera adoptar a Sol')
  expect(told(ownPet({ status: 'inactivo', public: false })).words).toContain('Cuando publiques una mascota')
})
