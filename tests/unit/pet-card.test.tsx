import { describe, expect, it } from 'vitest'
import { PetCard, type PetCardVariant } from '@/components/pets/pet-card'
import { PetGrid } from '@/components/pets/pet-grid'
import { samplePet } from '@/tests/support/fixtures'
import { draw, wordsOf } from '@/tests/support/markup'

const card = (variant: PetCardVariant, pet = samplePet()) => draw(<PetCard pet={pet} variant={variant} />)

describe('the card of a pet', () => {
  it.each([
    ['home', 'h3'],
    ['search', 'h2'],
    ['care', 'h3'],
  ] as const)('on a page of kind "%s" has photo, name, place, age and a star', (variant, heading) => {
    const html = card(variant)
    expect(html).toMatch(new RegExp(`<${heading}[^>]*><a [^>]*href="/pet-detail/100001"[^>]*>Canela`))
    expect(html).toMatch(/<img [^>]*src="\/media\/a-800.webp"/)
    expect(html).toContain('>Medellín, Colombia<')
    expect(html).toContain('>Joven<')
    expect(html).toMatch(/<a [^>]*aria-label="Agregar a Canela a favoritos"/)
  })

  it('keeps the name from translators, as Luna would be called Moon', () => {
    expect(card('home')).toMatch(/<h3 translate="no"><a [^>]*>Canela/)
  })

  it('names the size of its photo by the columns of its page', () => {
    const sizes = (['home', 'search', 'care'] as const).map(
      (variant) => /sizes="([^"]+)"/.exec(card(variant))?.[1],
    )
    expect(new Set(sizes).size).toBe(3)
  })

  it('has a blurred placeholder while its photo loads, and another picture without one', () => {
    expect(card('search')).toContain('background-image:url(&quot;data:image/webp;base64,AA==&quot;)')
    expect(card('search', samplePet({ photo: null, photos: [] }))).toMatch(/<img src="\/art\/sin-foto.svg"/)
  })
})

it('a pet in the same city is near: by the city alone nobody knows how many kilometres', () => {
  const words = (distanceKm: number) => wordsOf(card('search', samplePet({ distanceKm })))
  expect(words(0)).toContain('cerca')
  expect(words(8)).toContain('cerca')
  expect(words(24)).toContain('a 24 km')
})

describe('a few cards on a page about something else', () => {
  it.each(['row', 'swiped'] as const)('stand by threes, never one alone beside a gap: %s', (columns) => {
    const pets = [1, 2, 3].map((id) => samplePet({ id }))
    const [list = ''] = /<ul[^>]*>/.exec(draw(<PetGrid pets={pets} columns={columns} />)) ?? []
    expect(list).toContain('md:grid-cols-3')
    expect(list).not.toContain('md:grid-cols-2')
  })
})
