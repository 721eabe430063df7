import type { Route } from 'next'
import type { SessionAccountDto } from '@/lib/platform/session/dto'
import {
  DASHBOARD,
  DASHBOARD_ADOPTER,
  DASHBOARD_DONATIONS_MADE,
  DASHBOARD_DONATIONS_RECEIVED,
  DASHBOARD_FOUNDATION,
  DASHBOARD_PETS,
  DASHBOARD_PROFILE,
  DASHBOARD_REQUESTS,
  DASHBOARD_REVIEWS,
  DASHBOARD_SEARCHES,
  PROVIDER_DASHBOARD,
  withSuffix,
} from '@/lib/text/routes'

interface DashboardTab {
  path: Route
  label: string
}

type Visitor = Pick<SessionAccountDto, 'role' | 'hasProvider'>

const TABS: readonly (DashboardTab & { isFor: (visitor: Visitor) => boolean })[] = [
  { path: DASHBOARD, label: 'Resumen', isFor: () => true },
  { path: DASHBOARD_PROFILE, label: 'Sobre Mí', isFor: () => true },
  { path: DASHBOARD_FOUNDATION, label: 'Mi Fundación', isFor: ({ role }) => role === 'fundation' },
  { path: DASHBOARD_PETS, label: 'Mis Mascotas', isFor: () => true },
  { path: DASHBOARD_REQUESTS, label: 'Solicitudes', isFor: ({ role }) => role !== 'admin' },
  { path: DASHBOARD_ADOPTER, label: 'Perfil Adoptante', isFor: ({ role }) => role === 'user' },
  { path: DASHBOARD_SEARCHES, label: 'Búsquedas guardadas', isFor: () => true },
  { path: DASHBOARD_REVIEWS, label: 'Comentarios', isFor: ({ role }) => role === 'fundation' },
  { path: DASHBOARD_DONATIONS_MADE, label: 'Donaciones Realizadas', isFor: ({ role }) => role === 'user' },
  {
    path: DASHBOARD_DONATIONS_RECEIVED,
    label: 'Donaciones Recibidas',
    isFor: ({ role }) => role === 'fundation',
  },
]

/** Specification, sections 2 and 6; 'Resumen', what waits for the visitor, comes before them. */
export const tabsOf = (visitor: Visitor): DashboardTab[] => TABS.filter(({ isFor }) => isFor(visitor))

export const mayOpenTab = (visitor: Visitor, path: Route): boolean =>
  path === PROVIDER_DASHBOARD ? visitor.hasProvider : tabsOf(visitor).some((tab) => tab.path === path)

/** Until 'Resumen' came the profile had the dashboard's own path, with these parameters: null without them. */
export function formerProfilePath(query: { pais?: unknown; callbackUrl?: unknown }): Route | null {
  const { pais, callbackUrl } = query
  const known = Object.entries({ pais, callbackUrl }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return known.length > 0 ? withSuffix(DASHBOARD_PROFILE, `?${new URLSearchParams(known)}`) : null
}
