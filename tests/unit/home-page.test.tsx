import { describe, expect, it, vi } from 'vitest'
import { MatchBanner, SponsorBanner } from '@/components/site/home/banners'
import { CareArticles } from '@/components/site/home/care-articles'
import { CategoryTiles } from '@/components/site/home/category-tiles'
import { Hero } from '@/components/site/home/hero'
import { Footer } from '@/components/site/layout/footer'
import { TopBar } from '@/components/site/layout/top-bar'
import { COUNTRIES } from '@/db/seed/data/countries'
import { photoDto } from '@/lib/photos/dto'
import { samplePet } from '@/tests/support/fixtures'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }))

describe('the home page', () => {
  const hero = draw(
    <Hero countries={COUNTRIES} pets={[]} facts={{ pets: 0, foundations: 0, adoptions: 0 }} donations />,
  )

  it('says what the site is for, and that one may donate', () => {
    expect(hero).toMatch(/<h1[^>]*>Encuentra Mascotas para Adoptar<\/h1>/)
    expect(wordsOf(hero)[1]).toBe('Guía de mascotas para adoptar y dar en adopción')
    const [title, line] = wordsOf(draw(<SponsorBanner />))
    expect([title, line]).toEqual(['Apadrina Mascotas', 'También puedes donar para apoyar a una Fundación'])
  })

  it('asks for a city or one of the five countries, in the order of the specification', () => {
    expect(hero).toMatch(/<input [^>]*placeholder="Ciudad"/)
    expect(wordsOf(hero)).toContain('y/o')
    const options = [...hero.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)</g)]
    expect(options.map(([, value]) => value)).toEqual([
      '',
      'chile',
      'argentina',
      'ecuador',
      'peru',
      'colombia',
    ])
    expect(options.map(([, , label]) => label)).toEqual([
      'País',
      'Chile',
      'Argentina',
      'Ecuador',
      'Perú',
      'Colombia',
    ])
    expect(hero).toMatch(/<button type="submit"/)
  })

  it('has a row of quick filters and a way to donate below the search', () => {
    expect(linksIn(hero)).toEqual([
      ['Perros', '/searcher/pet/dog/sub'],
      ['Gatos', '/searcher/pet/cat/sub'],
      ['Cachorros', '/searcher/todos?edad=cachorro'],
      ['Adultos mayores', '/searcher/todos?edad=adulto-mayor'],
      ['Apadrina Mascotas', '/sponsor'],
    ])
  })

  it('promises no donation where nobody takes one', () => {
    const facts = { pets: 0, foundations: 0, adoptions: 0 }
    const without = draw(<Hero countries={COUNTRIES} pets={[]} facts={facts} donations={false} />)
    expect(without).not.toMatch(/[Aa]padrin|donar/)
    expect(linksIn(without)).toHaveLength(linksIn(hero).length - 1)
  })

  it('opens with four pets to tap where that many have photos, else with drawings, and with no empty facts', () => {
    const photo = photoDto({ hash: 'a'.repeat(64), width: 1200, height: 900, blur: 'data:,' })
    const pets = ['Oso', 'Luna', 'Nube', 'Kira'].map((name, id) => samplePet({ id, name, photo }))
    const drawn = (count: number, facts = { pets: 0, foundations: 0, adoptions: 0 }) =>
      draw(<Hero countries={COUNTRIES} pets={pets.slice(0, count)} facts={facts} donations />)
    const [first, ...others] = linksIn(drawn(4)).filter(([, href]) => href?.startsWith('/pet-detail/'))
    expect(first).toEqual(['Oso · Medellín', '/pet-detail/0'])
    expect(others.map(([, href]) => href)).toEqual(['/pet-detail/1', '/pet-detail/2', '/pet-detail/3'])
    expect(drawn(4)).not.toContain('/art/')
    expect(linksIn(drawn(3)).filter(([, href]) => href?.startsWith('/pet-detail/'))).toEqual([])
    expect(drawn(3)).toContain('/art/hero-b.webp')
    expect(wordsOf(drawn(0)).join(' ')).not.toMatch(/verificada|lograda/)
    expect(wordsOf(drawn(0, { pets: 1, foundations: 14, adoptions: 0 })).join(' ')).toMatch(
      /1 mascota en adopción 14 fundaciones verificadas/,
    )
  })

  it('has four tiles, to dogs, cats, other animals and foundations', () => {
    expect(linksIn(draw(<CategoryTiles />))).toEqual([
      ['PERROS', '/searcher/pet/dog/sub'],
      ['GATOS', '/searcher/pet/cat/sub'],
      ['OTROS ANIMALES', '/searcher/otros'],
      ['REFUGIOS', '/foundations'],
    ])
  })

  it('has banners that lead to the match test and to a donation', () => {
    expect(linksIn(draw(<MatchBanner />))).toEqual([['Hacer el test', '/quizz']])
    expect(linksIn(draw(<SponsorBanner />))).toEqual([['Donar', '/sponsor']])
  })

  it('has three care articles and a way to all of them', () => {
    const targets = linksIn(draw(<CareArticles />)).map(([, href]) => href)
    expect(targets).toEqual(['/pet-care', ...Array(3).fill(expect.stringMatching(/^\/pet-care\/[a-z-]+$/))])
  })
})

describe('the top bar', () => {
  const bar = draw(<TopBar />)

  it('has a logo that leads home, and a menu of both ways to adopt and the four pages of information', () => {
    expect(linksIn(bar)[0]?.[1]).toBe('/')
    const menu = /<details.*?<nav[^>]*aria-label="Secundaria".*?<\/nav>/s.exec(bar)?.[0] ?? ''
    expect(linksIn(menu).slice(0, 6)).toEqual([
      ['Adoptar', '/searcher/todos'],
      ['Dar en Adopción', '/create-pet'],
      ['Acerca de Nosotros', '/about-us'],
      ['Cuidado Animal', '/pet-care'],
      ['Donaciones', '/foundations'],
      ['FAQ&#x27;s', '/faqs'],
    ])
  })

  it('offers visitors to register and to log in', () => {
    expect(linksIn(bar)).toEqual(
      expect.arrayContaining([
        ['Registro', '/register'],
        ['Iniciar Sesión', '/login'],
      ]),
    )
  })
})

it('the footer leads to pages of the site alone, one of them the registration', () => {
  const targets = linksIn(draw(<Footer year={2026} />)).map(([, href]) => href)
  expect(targets).toContain('/register')
  expect(targets).toContain('/')
  expect(targets.filter((href) => !/^\/(?!\/)/.test(href))).toEqual([])
})
