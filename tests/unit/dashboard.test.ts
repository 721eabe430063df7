import { describe, expect, it } from 'vitest'
import { formerProfilePath, mayOpenTab, tabsOf } from '@/lib/people/accounts/dashboard'
import { pageOf, parsePage, windowOf } from '@/lib/text/pagination'
import {
  DASHBOARD_ADOPTER,
  DASHBOARD_DONATIONS_MADE,
  DASHBOARD_DONATIONS_RECEIVED,
  PROVIDER_DASHBOARD,
} from '@/lib/text/routes'

describe('the tabs of the dashboard', () => {
  it.each([
    [
      'user',
      [
        'Resumen',
        'Sobre Mí',
        'Mis Mascotas',
        'Solicitudes',
        'Perfil Adoptante',
        'Búsquedas guardadas',
        'Donaciones Realizadas',
      ],
    ],
    [
      'fundation',
      [
        'Resumen',
        'Sobre Mí',
        'Mi Fundación',
        'Mis Mascotas',
        'Solicitudes',
        'Búsquedas guardadas',
        'Comentarios',
        'Donaciones Recibidas',
      ],
    ],
    ['admin', ['Resumen', 'Sobre Mí', 'Mis Mascotas', 'Búsquedas guardadas']],
  ] as const)('of a %s are those of the specification', (role, labels) => {
    expect(tabsOf({ role, hasProvider: false }).map(({ label }) => label)).toEqual(labels)
  })

  it('open for their role alone', () => {
    const foundation = { role: 'fundation', hasProvider: false } as const
    expect(mayOpenTab(foundation, DASHBOARD_ADOPTER)).toBe(false)
    expect(mayOpenTab(foundation, DASHBOARD_DONATIONS_MADE)).toBe(false)
    expect(mayOpenTab(foundation, DASHBOARD_DONATIONS_RECEIVED)).toBe(true)
    expect(mayOpenTab({ role: 'user', hasProvider: false }, DASHBOARD_DONATIONS_RECEIVED)).toBe(false)
  })

  it('know the page of those who come through the external provider', () => {
    expect(mayOpenTab({ role: 'user', hasProvider: true }, PROVIDER_DASHBOARD)).toBe(true)
    expect(mayOpenTab({ role: 'user', hasProvider: false }, PROVIDER_DASHBOARD)).toBe(false)
  })
})

describe('a link to the profile from when it was at the dashboard’s own path', () => {
  it('leads to the profile with what it carries', () => {
    expect(formerProfilePath({ callbackUrl: '/adoption?mascota=7', pais: undefined })).toBe(
      '/dashboard/perfil?callbackUrl=%2Fadoption%3Fmascota%3D7',
    )
    expect(formerProfilePath({ pais: 'ECU', callbackUrl: undefined })).toBe('/dashboard/perfil?pais=ECU')
  })

  it('is none without what only the profile reads', () => {
    expect(formerProfilePath({ pais: undefined, callbackUrl: ['/a', '/b'] })).toBeNull()
  })
})

describe('a page of a list', () => {
  it('a page reads one extra row to know whether another page follows', () => {
    expect(windowOf(3, 20)).toEqual({ limit: 21, offset: 40 })
    expect(pageOf([1, 2, 3], 1, 2)).toEqual({ rows: [1, 2], page: 1, more: true })
    expect(pageOf([1, 2], 1, 2)).toEqual({ rows: [1, 2], page: 1, more: false })
  })

  it('is the first one for whatever is no number of a page', () => {
    expect(parsePage('7')).toBe(7)
    for (const value of [undefined, '', '0', '-1', 'x', '1e9', '99999999999', ['2', '3']])
      expect(parsePage(value)).toBe(1)
  })
})
