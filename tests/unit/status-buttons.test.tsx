import { expect, it, vi } from 'vitest'
import { StatusButtons, type StatusPet } from '@/components/pets/own/status-buttons'
import { draw, wordsOf } from '@/tests/support/markup'

vi.mock('@/components/pets/own/pet-actions', () => ({
  usePetAction: () => ({ formProps: {}, pending: false }),
}))

const buttons = (changes: Partial<StatusPet>) =>
  draw(
    <StatusButtons
      pet={{ id: 7, name: 'Luna', gender: 'hembra', status: 'inactivo', adoptedHere: false, ...changes }}
    />,
  )

it('a withdrawn pet that was adopted here is offered again after a question alone', () => {
  const question = '¿Luna busca familia otra vez?'
  expect(wordsOf(buttons({ adoptedHere: true }))).toContain(question)
  expect(wordsOf(buttons({ adoptedHere: true }))).toContain('Publicar otra vez')
  expect(wordsOf(buttons({}))).toEqual(['Publicar otra vez'])
})

it.each(['adoptable', 'en proceso', 'adoptado', 'inactivo'] as const)(
  'every form says that the page showed the pet as “%s”',
  (status) => {
    const html = buttons({ status })
    const forms = html.split('<form').slice(1)
    expect(forms.length).toBeGreaterThan(0)
    for (const form of forms) expect(form).toContain(`name="from" value="${status}"`)
  },
)
