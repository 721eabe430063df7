import type { Route } from 'next'
import type { SessionAccountDto } from '@/lib/platform/session/dto'
import {
  DASHBOARD,
  DASHBOARD_ADOPTER,
  DASHBOARD_DONATIONS_MADE,
  DASHBOARD_DONATIONS_RECEIVED,
  DASHBOARD_FOUNDATION,
  DASHBOARD_PETS,
  DASHBOARD_REQUESTS,
  DASHBOARD_REVIEWS,
  DASHBOARD_SEARCHES,
  PROVIDER_DASHBOARD,
} from '@/lib/text/routes'

interface DashboardTab {
  path: Route
  label: string
}

type Visitor = Pick<SessionAccountDto, 'role' | 'hasProvider'>

const TABS: readonly (DashboardTab & { isFor: (visitor: Visitor) => boolean })[] = [
  { path: DASHBOARD, label: 'Sobre Mí', isFor: () => true },
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

/** Specification, sections 2 and 6. */
export const tabsOf = (visitor: Visitor): DashboardTab[] => TABS.filter(({ isFor }) => isFor(visitor))

export const mayOpenTab = (visitor: Visitor, path: Route): boolean =>
  path === PROVIDER_DASHBOARD ? visitor.hasProvider : tabsOf(visitor).some((tab) => tab.path === path)
