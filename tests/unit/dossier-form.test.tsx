import { describe, expect, it } from 'vitest'
import { StepperField } from '@/components/forms/stepper-field'
import { dossierSchema, FIRST_VALUES } from '@/lib/adoption/dossiers/schema'
import { dossierInput } from '@/tests/support/dossiers'
import { draw } from '@/tests/support/markup'

const drawn = (error?: string) =>
  draw(
    <StepperField
      label="Niños"
      min={0}
      max={20}
      name="children"
      defaultValue="0"
      error={error}
      ref={() => undefined}
      onChange={async () => undefined}
      onBlur={async () => undefined}
    />,
  )

describe('the counts of a dossier', () => {
  it('are number fields, with a named button on each side where there is JavaScript', () => {
    const html = drawn()
    expect(html).toMatch(/<label for="campo-children"[^>]*>Niños</)
    expect(/<input[^>]*>/.exec(html)?.[0]).toMatch(/type="number".*min="0".*max="20"/)
    const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag)
    expect(buttons.map((tag) => /aria-label="([^"]*)"/.exec(tag)?.[1])).toEqual([
      'Uno menos: Niños',
      'Uno más: Niños',
    ])
    for (const tag of buttons)
      expect(tag).toMatch(/type="button".*noscript:hidden|noscript:hidden.*type="button"/)
  })

  it('have their sentence beside them', () => {
    expect(drawn('Escribe un número')).toMatch(
      /aria-invalid="true"[^>]*aria-describedby="campo-children-error"/,
    )
  })

  it('start with one adult and no children, which are taken as they are', () => {
    const { consent, ...answers } = dossierInput({ childrenAges: null })
    const values = { ...answers, ...FIRST_VALUES, childrenAges: '', otherPets: ['ninguna'], experience: '' }
    const parsed = dossierSchema.safeParse({ ...values, consent: String(consent), madeFrom: '' })
    expect(parsed.error?.issues ?? []).toEqual([])
    expect(parsed.data).toMatchObject({ adults: 1, children: 0 })
  })
})
