import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FoundationJsonLd } from '@/components/seo/foundation-json-ld'
import { JsonLd } from '@/components/seo/json-ld'
import { PetJsonLd } from '@/components/seo/pet-json-ld'
import type { FoundationDto } from '@/lib/foundations/dto'
import { samplePet } from '@/tests/support/pet'

const SITE = 'https://querencia.example'

/** What a search engine reads from the only script of this markup. */
function readGraph(markup: string) {
  const [, json] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markup) ?? []
  return JSON.parse(json ?? '')
}

it('a text that closes the script stays inside it', () => {
  const markup = renderToStaticMarkup(
    <JsonLd data={{ '@type': 'Thing', name: '</script><script>alert(1)</script><!--' }} />,
  )
  expect(markup.match(/<\/?script/g)).toHaveLength(2)
  expect(readGraph(markup).name).toBe('</script><script>alert(1)</script><!--')
})

describe('a pet', () => {
  it('is a page about an animal and never a product', () => {
    const markup = renderToStaticMarkup(<PetJsonLd pet={samplePet()} site={SITE} />)
    const [page] = readGraph(markup)['@graph']
    expect(page).toMatchObject({ '@type': 'WebPage', url: `${SITE}/pet-detail/100001` })
    expect(page.about.image).toEqual([`${SITE}/media/a-1600.webp`])
    expect(markup).not.toMatch(/Product|Offer|price/i)
  })

  it('does not name a private owner', () => {
    expect(renderToStaticMarkup(<PetJsonLd pet={samplePet()} site={SITE} />)).not.toContain('Valentina')
  })
})

const foundation: FoundationDto = {
  id: 3,
  name: 'Fundación Cola Contenta',
  rating: null,
  reviewCount: 0,
  email: 'contacto@cola.example',
  phone: null,
  address: null,
  mission: null,
  photo: null,
  place: samplePet().place,
  petCount: 0,
}

describe('a foundation', () => {
  it('claims a rating only when people gave one', () => {
    const unrated = renderToStaticMarkup(<FoundationJsonLd foundation={foundation} site={SITE} />)
    expect(readGraph(unrated)['@graph'][0].aggregateRating).toBeUndefined()
    const rated = { ...foundation, rating: 4.6, reviewCount: 18 }
    const markup = renderToStaticMarkup(<FoundationJsonLd foundation={rated} site={SITE} />)
    expect(readGraph(markup)['@graph'][0].aggregateRating).toMatchObject({
      ratingValue: 4.6,
      reviewCount: 18,
    })
  })
  it('has the picture it brought, and none of its own otherwise', () => {
    const imageOf = (photo: string | null) =>
      readGraph(renderToStaticMarkup(<FoundationJsonLd foundation={{ ...foundation, photo }} site={SITE} />))[
        '@graph'
      ][0].image
    expect(imageOf(null)).toBeUndefined()
    expect(imageOf('/media/a-400.webp')).toBe(`${SITE}/media/a-400.webp`)
  })
})
