import { expect, it } from 'vitest'
import { CheckInsStop } from '@/components/adoption/check-ins/check-ins-stop'
import type { LinkedCheckInDto } from '@/lib/adoption/check-ins/dto'
import { samplePet } from '@/tests/support/fixtures'
import { draw, wordsOf } from '@/tests/support/markup'

it('the page that stops questions after an adoption asks about all adoptions, not one pet', () => {
  const checkIn: LinkedCheckInDto = {
    requestId: 1,
    pet: samplePet({ name: 'Frida' }),
    adopter: 'Ana',
    publisher: 'Camilo',
    concludedAt: '2026-10-05T15:00:00Z',
    days: 7,
    day: 7,
    answered: [],
    answer: null,
    note: null,
    hasPhoto: false,
    stopped: false,
    story: 'none',
  }
  const words = wordsOf(draw(<CheckInsStop token="abc" checkIn={checkIn} />))
  expect(words[0]).toBe('¿No quieres más preguntas sobre tus adopciones?')
  expect(words.join(' ')).not.toContain('Frida')
})
