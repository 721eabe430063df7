import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UserMenu } from '@/components/people/accounts/user-menu'
import { FavouritesMenu } from '@/components/pets/favourites/favourites-menu'
import { samplePet } from '@/tests/support/fixtures'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

const seen = vi.hoisted(() => ({
  viewer: null as object | null,
  cards: [] as object[],
}))
vi.mock('@/components/people/viewer/use-viewer', () => ({ useViewer: () => seen.viewer, viewerQueries: {} }))
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), usePathname: () => '/' }))
vi.mock('@/components/pets/favourites/use-favourites', () => ({
  useFavourite: () => ({ setFavourite: () => {} }),
  useFavouriteCards: () => ({ cards: seen.cards, failed: false, reload: () => {} }),
  useSavePendingFavourite: () => {},
}))

const VIEWER = { name: 'Valentina', role: 'user', photo: null, profileHref: '/dashboard', favouriteIds: [] }

beforeEach(() => {
  seen.viewer = VIEWER
  seen.cards = []
})

describe('the menu of favourites', () => {
  it('has a star that leads to all of them, and says that there are none', () => {
    const menu = draw(<FavouritesMenu />)
    expect(linksIn(menu)).toEqual([['Ver mis favoritos', '/favorites']])
    expect(menu).toMatch(/<h2[^>]*>Favoritos<\/h2>/)
    expect(wordsOf(menu)).toContain('No tienes mascotas favoritas')
  })

  it('leads to favourites without a page, too, which its star counts', () => {
    seen.viewer = { ...VIEWER, favouriteIds: [100_001] }
    const menu = draw(<FavouritesMenu />)
    expect(wordsOf(menu)).toContain('Ninguna se puede ver ahora')
    expect(wordsOf(menu)).not.toContain('No tienes mascotas favoritas')
    expect(linksIn(menu).at(-1)).toEqual(['Ver todos los favoritos', '/favorites'])
  })

  it('shows each with picture, name, place, age and a button that removes it, and leads to its page', () => {
    seen.cards = [samplePet()]
    const menu = draw(<FavouritesMenu />)
    const [, card = ''] = /<article[^>]*>(.*)<\/article>/s.exec(menu) ?? []
    expect(card).toMatch(/<img src="\/media\/a-400.webp"/)
    expect(card.replaceAll('<!-- -->', '')).toContain('>Medellín, Colombia<')
    for (const words of ['Canela', 'Joven', 'Eliminar de Favoritos']) expect(wordsOf(card)).toContain(words)
    expect(linksIn(card)).toEqual([['Canela', '/pet-detail/100001']])
    expect(linksIn(menu).at(-1)).toEqual(['Ver todos los favoritos', '/favorites'])
    expect(wordsOf(menu)).not.toContain('No tienes mascotas favoritas')
  })
})

describe('the menu of the account', () => {
  it('greets by name, or as a friend without one', () => {
    expect(wordsOf(draw(<UserMenu />))).toContain('Hola, Valentina')
    seen.viewer = { ...VIEWER, name: '' }
    expect(wordsOf(draw(<UserMenu />))).toContain('Hola, amigo')
  })

  it('leads to the profile and to the form of a pet, and ends the session', () => {
    const menu = draw(<UserMenu />)
    expect(linksIn(menu)).toEqual(
      expect.arrayContaining([
        ['Mi Perfil', '/dashboard'],
        ['Dar en Adopción una Mascota', '/create-pet'],
      ]),
    )
    expect(menu).toMatch(/<button type="submit"[^>]*>Cerrar Sesión<\/button>/)
  })

  it('leads to requests and favourites, requests first, and says how many wait, with the number of their page in the menu', () => {
    expect(linksIn(draw(<UserMenu />)).map(([label]) => label)).toEqual([
      'V',
      'Solicitudes',
      'Mi Perfil',
      'Mascotas para ti',
      'Favoritos',
      'Dar en Adopción una Mascota',
    ])
    seen.viewer = { ...VIEWER, waiting: { count: 2, unanswered: 1, strip: null } }
    const menu = draw(<UserMenu />)
    expect(linksIn(menu)).toContainEqual(['Solicitudes (1)', '/dashboard/solicitudes'])
    expect(menu).toContain('aria-label="Mi Perfil: 2 solicitudes te esperan"')
    expect(wordsOf(menu)).toContain(', 2 solicitudes te esperan')
  })

  it('has no requests for staff, who send and receive none', () => {
    seen.viewer = { ...VIEWER, role: 'admin' }
    expect(linksIn(draw(<UserMenu />)).map(([label]) => label)).not.toContain('Solicitudes')
  })

  it('has an avatar that leads to the profile, another one for people of the provider', () => {
    expect(draw(<UserMenu />)).toMatch(/<a (?=[^>]*aria-label="Mi Perfil")[^>]*href="\/dashboard"/)
    seen.viewer = { ...VIEWER, profileHref: '/dashboard/auth0' }
    expect(draw(<UserMenu />)).toMatch(/<a (?=[^>]*aria-label="Mi Perfil")[^>]*href="\/dashboard\/auth0"/)
  })
})
