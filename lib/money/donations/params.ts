import type { Route } from 'next'
import { parsePage } from '@/lib/text/pagination'
import { readId } from '@/lib/text/params'
import { withSuffix } from '@/lib/text/routes'
import { DONATION_STATUSES, type DonationStatus } from '@/lib/text/vocabulary'

export type DonationSearchParams = Partial<
  Record<
    'anio' | 'estado' | 'fundacion' | 'mascota' | 'pagina' | 'realizadas' | 'gastos' | 'aporte',
    string | string[]
  >
>

export interface DonationFilters {
  year: number | null
  status: DonationStatus | null
  foundationId: number | null
  petId: number | null
}

export const NO_FILTERS: DonationFilters = { year: null, status: null, foundationId: null, petId: null }

const EARLIEST = 2000
const LATEST = 2999

/** Unknown values count as missing. */
export function parseDonationFilters(params: DonationSearchParams): DonationFilters & { page: number } {
  const year = readId(params.anio)
  return {
    year: year !== null && year >= EARLIEST && year <= LATEST ? year : null,
    status: DONATION_STATUSES.find((status) => status === params.estado) ?? null,
    foundationId: readId(params.fundacion),
    petId: readId(params.mascota),
    page: parsePage(params.pagina),
  }
}

export function filteredPath(path: Route, filters: DonationFilters): Route {
  const { year, status, foundationId, petId } = filters
  const query = new URLSearchParams()
  if (year !== null) query.set('anio', String(year))
  if (status !== null) query.set('estado', status)
  if (foundationId !== null) query.set('fundacion', String(foundationId))
  if (petId !== null) query.set('mascota', String(petId))
  return query.size === 0 ? path : withSuffix(path, `?${query}`)
}
