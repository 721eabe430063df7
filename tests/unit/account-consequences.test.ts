import { expect, it } from 'vitest'
import { hiddenText, shownAgainText } from '@/lib/moderation/staff/accounts/copy'

const PETS = { newest: [], total: 5, listed: 3, listable: 3 }
const person = { foundationStatus: null, blockedAt: null, pets: PETS }
const approved = { ...person, foundationStatus: 'aprobada' as const }
const pending = { ...person, foundationStatus: 'pendiente' as const }
const withListable = (listable: number) => ({ ...PETS, listable })

it('the form that suspends says what is seen now', () => {
  expect(hiddenText(person)).toBe('Sus mascotas (3 mascotas visibles) dejan de verse en un segundo.')
  expect(hiddenText(approved)).toContain('Su página y sus mascotas (3')
  expect(hiddenText(pending)).toContain('Todavía no está aprobada')
  expect(hiddenText({ ...person, blockedAt: '2026-11-20T12:00:00Z' })).toContain('Ya no se ve nada')
})

it('the form that restores counts the pets that will be seen, and promises no page that never was', () => {
  expect(shownAgainText(approved)).toBe('Vuelven a verse su página y 3 mascotas.')
  expect(shownAgainText({ ...approved, pets: withListable(0) })).toBe(
    'Vuelve a verse su página, sin mascotas por ahora.',
  )
  expect(shownAgainText({ ...person, pets: withListable(1) })).toBe('Vuelve a verse 1 mascota.')
  expect(shownAgainText({ ...person, pets: withListable(0) })).toBe(
    'Ninguna mascota vuelve a verse por ahora.',
  )
  expect(shownAgainText(pending)).not.toContain('Vuelve')
  expect(shownAgainText({ ...approved, blockedAt: '2026-11-20T12:00:00Z' })).toContain('Sigue bloqueada')
})
