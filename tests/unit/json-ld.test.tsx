import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  AboutJsonLd,
  CollectionJsonLd,
  FoundationJsonLd,
  JsonLd,
  PetJsonLd,
  SiteJsonLd,
} from '@/components/site/seo/json-ld'
import type { PetDto } from '@/lib/pets/dto'
import { type PictureDto, pictureDto } from '@/lib/photos/dto'
import { searchUrl } from '@/lib/search/url/links'
import { FOUNDATIONS, FOUNDATIONS_PETS, petPath } from '@/lib/text/routes'
import { sampleFoundationPage, samplePet } from '@/tests/support/fixtures'

const BASE_URL = 'https://querencia.example'

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
    const markup = renderToStaticMarkup(<PetJsonLd pet={samplePet()} site={BASE_URL} />)
    const [page, crumbs] = readGraph(markup)['@graph']
    expect(page).toMatchObject({ '@type': 'WebPage', url: `${BASE_URL}/pet-detail/100001` })
    const names = crumbs.itemListElement.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Inicio', 'Perros', 'Perros en Medellín', 'Canela'])
    expect(page.about.image).toEqual([`${BASE_URL}/media/a-1600.webp`])
    expect(markup).not.toMatch(/Product|Offer|price/i)
  })

  it('was last changed when its listing was, or published after that', () => {
    const dated = (pet: Partial<PetDto>) =>
      readGraph(renderToStaticMarkup(<PetJsonLd pet={{ ...samplePet(), ...pet }} site={BASE_URL} />))[
        '@graph'
      ][0]
    const publishedAt = '2026-10-12T02:00:00.000Z'
    const updatedAt = '2026-10-13T02:00:00.000Z'
    expect(dated({ publishedAt, updatedAt }).dateModified).toBe(updatedAt)
    expect(dated({ publishedAt: updatedAt, updatedAt: publishedAt }).dateModified).toBe(updatedAt)
  })

  it('does not name a private owner', () => {
    expect(renderToStaticMarkup(<PetJsonLd pet={samplePet()} site={BASE_URL} />)).not.toContain('Valentina')
  })
})

describe('a foundation', () => {
  it('claims a rating only when people gave one', () => {
    const unrated = renderToStaticMarkup(
      <FoundationJsonLd foundation={sampleFoundationPage()} site={BASE_URL} />,
    )
    expect(readGraph(unrated)['@graph'][0].aggregateRating).toBeUndefined()
    const rated = sampleFoundationPage({ rating: 4.6, reviewCount: 18 })
    const markup = renderToStaticMarkup(<FoundationJsonLd foundation={rated} site={BASE_URL} />)
    expect(readGraph(markup)['@graph'][0].aggregateRating).toMatchObject({
      ratingValue: 4.6,
      reviewCount: 18,
    })
  })
  it('a foundation has its uploaded picture, or none', () => {
    const imageOf = (photo: PictureDto | null) =>
      readGraph(
        renderToStaticMarkup(
          <FoundationJsonLd foundation={sampleFoundationPage({ photo })} site={BASE_URL} />,
        ),
      )['@graph'][0].image
    expect(imageOf(null)).toBeUndefined()
    expect(imageOf(pictureDto('a'))).toBe(`${BASE_URL}/media/a-1600.webp`)
  })
})

describe('the pages around them', () => {
  it('structured data names the site and its publisher', () => {
    const publisher = { '@type': 'Organization', name: 'Querencia', url: `${BASE_URL}/` }
    expect(readGraph(renderToStaticMarkup(<SiteJsonLd site={BASE_URL} />))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      url: `${BASE_URL}/`,
      publisher,
    })
    const [page] = readGraph(renderToStaticMarkup(<AboutJsonLd site={BASE_URL} />))['@graph']
    expect(page).toMatchObject({ '@type': 'AboutPage', url: `${BASE_URL}/about-us`, about: publisher })
  })

  it('that list others count on from page to page', () => {
    const markup = renderToStaticMarkup(
      <CollectionJsonLd
        site={BASE_URL}
        path={searchUrl(FOUNDATIONS_PETS, { page: 2 })}
        name="Mascotas de fundaciones"
        above={[{ name: 'Fundaciones', path: FOUNDATIONS }]}
        items={[petPath(100_001), petPath(100_002)]}
        first={13}
        total={14}
      />,
    )
    const [page, crumbs] = readGraph(markup)['@graph']
    expect(page).toMatchObject({
      '@type': 'CollectionPage',
      url: `${BASE_URL}/foundations/mascotas?pagina=2`,
      mainEntity: { '@type': 'ItemList', numberOfItems: 14 },
    })
    expect(page.mainEntity.itemListElement).toEqual([
      { '@type': 'ListItem', position: 13, url: `${BASE_URL}/pet-detail/100001` },
      { '@type': 'ListItem', position: 14, url: `${BASE_URL}/pet-detail/100002` },
    ])
    const names = crumbs.itemListElement.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Inicio', 'Fundaciones', 'Mascotas de fundaciones'])
  })
})
