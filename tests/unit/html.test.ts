import { describe, expect, it } from 'vitest'
import { embedPage, linkPage } from '@/components/foundations/link/pages'
import type { FoundationPageDto } from '@/lib/foundations/dto'
import { isReserved, isSlug, slugOf } from '@/lib/foundations/slug'
import { html } from '@/lib/platform/http/html'
import { EMBED_HEADERS, FRAMELESS_PATHS, SHORT_LINK_HEADERS } from '@/lib/platform/http/security-headers'

const ATTACK = `"><script>alert(1)</script>'</title></script><img src=x onerror=alert(1)>&`

const FOUNDATION: FoundationPageDto = {
  id: 3,
  name: ATTACK,
  photo: null,
  rating: null,
  reviewCount: 0,
  email: 'ana@correo.example',
  phone: '+593 2 555 0134',
  address: ATTACK,
  mission: ATTACK,
  place: { cityId: 1, citySlug: 'a', countrySlug: 'b', city: ATTACK, countryId: 'ECU', country: 'Ecuador' },
  petCount: 0,
  profile: {
    postcode: ATTACK,
    state: ATTACK,
    hours: null,
    website: 'https://a.example/',
    instagram: 'huellas',
    facebook: null,
    tiktok: null,
    adoptionPolicy: null,
    adoptionUrl: null,
  },
  verifiedAt: '2026-11-01T12:00:00Z',
}

describe('the template of pages without scripts', () => {
  it('escapes every value, in texts and in attributes', () => {
    expect(`${html`<a title="${ATTACK}">${ATTACK}</a>`}`).not.toMatch(/<(script|img)|"">|'/)
  })

  it('keeps markup of its own, lists of it, and leaves out null and false', () => {
    const parts = ['<', '&'].map((text) => html`<li>${text}</li>`)
    expect(`${html`<ul>${parts}</ul>${null}${false}${0}`}`).toBe('<ul><li>&lt;</li><li>&amp;</li></ul>0')
  })

  it('lets nothing that a foundation typed become an element of its pages', () => {
    const link = linkPage({
      foundation: FOUNDATION,
      slug: 'huellas',
      pets: [],
      site: 'https://querencia.example',
    }).toString()
    const embed = embedPage(FOUNDATION, []).toString()
    for (const page of [link, embed]) {
      expect(page).not.toContain('<img src=x')
      expect(page.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, '')).not.toContain(
        '<script',
      )
    }
    const [, data = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(link) ?? []
    expect(JSON.parse(data)['@graph'][0].name).toBe(ATTACK)
  })

  it('weigh less than 30 KB without photos', () => {
    const page = linkPage({ foundation: FOUNDATION, slug: 'huellas', pets: [], site: 'https://a.example' })
    expect(page.toString().length).toBeLessThan(10_000)
  })
})

describe('names of short links', () => {
  it.each([
    ['Fundación Cola Contenta', 'fundacion-cola-contenta'],
    ['¡Ñandú & Cía.!', 'nandu-cia'],
    ['Querencia', 'fundacion-7'],
    ['12345', 'fundacion-7'],
    ['Oí', 'fundacion-7'],
    ['犬', 'fundacion-7'],
    [`${'Casa '.repeat(9)}Ana`, 'casa-casa-casa-casa-casa-casa-casa-casa'],
  ])('%s becomes %s', (name, slug) => {
    expect(slugOf(name, 7)).toBe(slug)
    expect(isSlug(slug)).toBe(true)
  })

  it.each(['-a-b', 'a--b', 'Ana', 'a_b', 'ab', 'a'.repeat(41), 'a/b', '..', 'ñandu'])('refuse %s', (slug) => {
    expect(isSlug(slug)).toBe(false)
  })

  it.each(['admin', 'querencia', 'querencia-soporte', 'equipo-querencia', '2026', 'fundacion-12'])(
    'keep %s for us',
    (slug) => {
      expect(isReserved(slug)).toBe(true)
    },
  )

  it.each(['la-querencia', 'huellas', 'refugio-12'])('leave %s to foundations', (slug) => {
    expect(isReserved(slug)).toBe(false)
  })
})

describe('the headers of framed pages', () => {
  const policy = (headers: readonly { key: string; value: string }[]) =>
    headers.find(({ key }) => key === 'Content-Security-Policy')?.value

  it('let any site frame the pets alone, and run nothing in either page', () => {
    expect(policy(EMBED_HEADERS)).toMatch(/^default-src 'none';.*frame-ancestors \*$/)
    expect(policy(SHORT_LINK_HEADERS)).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/)
  })

  it('leave the refusal of frames out for that page alone', () => {
    const pattern = new RegExp(`^/${FRAMELESS_PATHS.slice('/:path'.length)}$`)
    for (const path of [
      '/',
      '/f/huellas',
      '/f/huellas/mascotas/x',
      '/foundation/3',
      '/x/f/a/mascotas',
      '/f/mascotas',
    ])
      expect(path).toMatch(pattern)
    for (const path of ['/f/huellas/mascotas', '/f/huellas/mascotas/']) expect(path).not.toMatch(pattern)
  })
})
