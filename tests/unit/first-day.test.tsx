import { describe, expect, it } from 'vitest'
import { FoundationPetsView } from '@/components/foundations/foundation-pets-view'
import { ChooseFoundation } from '@/components/money/donations/choose-foundation'
import { PetMissing } from '@/components/pets/pet-missing'
import { PlacesView } from '@/components/search/places-view'
import { NotFoundPanel } from '@/components/site/layout/not-found-panel'
import { ASK_REFUSALS } from '@/lib/adoption/requests/refusals'
import { foundationApprovedMail } from '@/lib/platform/outbox/templates/foundation'
import { SPONSOR } from '@/lib/text/routes'
import { samplePet } from '@/tests/support/fixtures'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

describe('a site on its first day', () => {
  it('asks nobody to choose among no foundations, and leads on', () => {
    const page = draw(
      <ChooseFoundation
        {...{ foundations: [], note: null, near: null, unknownCity: null }}
        {...{ back: '/' as const, path: SPONSOR, petId: null }}
      />,
    )
    expect(wordsOf(page)).toContain('Todavía no hay fundaciones a las que donar')
    expect(page).not.toMatch(/¿A qué fundación|0 fundaciones|<ul/)
    expect(linksIn(page)).toContainEqual(['Registrar una fundación', '/register'])
  })

  it('counts no pets that wait where there are none', () => {
    const page = draw(<FoundationPetsView pets={[]} total={0} page={1} last={1} />)
    expect(wordsOf(page)).toContain('Las fundaciones no tienen mascotas por ahora')
    expect(page).not.toMatch(/0 mascotas|esperan/)
  })

  it('leads from the empty list of places to publishing, not to another empty list', () => {
    const page = draw(<PlacesView title="Mascotas por ciudad" countries={[]} />)
    expect(linksIn(page).slice(1)).toEqual([['Dar en Adopción', '/create-pet']])
  })

  it('does not tell an approved foundation of pets that it may not have', () => {
    const { text } = foundationApprovedMail({ name: 'Ana', url: 'https://querencia.example/foundation/1' })
    expect(text).toContain('las mascotas que publicas se ven en las búsquedas')
  })

  it('promises no other pets where one cannot be had', () => {
    const pet = samplePet({ status: 'adoptado' })
    const told = Object.values(ASK_REFUSALS).flatMap((refusal) => [
      JSON.stringify(refusal),
      'about' in refusal ? JSON.stringify(refusal.about(pet)) : '',
    ])
    for (const text of [...told, draw(<PetMissing />), draw(<NotFoundPanel />)])
      expect(text).not.toMatch(/[Hh]ay (muchas|más|otras)|[Oo]tras te esperan/)
  })
})
