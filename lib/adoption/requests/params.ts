import type { Route } from 'next'
import { parsePage } from '@/lib/text/pagination'
import { readId } from '@/lib/text/params'
import { DASHBOARD_REQUESTS, withSuffix } from '@/lib/text/routes'
import type { Role } from '@/lib/text/vocabulary'
import { RECEIVED_FILTERS, type ReceivedFilter, type RequestCountsDto } from './dto'

export interface ReceivedSearchParams {
  estado?: string | string[]
  mascota?: string | string[]
  pagina?: string | string[]
}

export interface ReceivedParams {
  filter: ReceivedFilter
  petId: number | null
  page: number
}

export const parseReceived = ({ estado, mascota, pagina }: ReceivedSearchParams): ReceivedParams => ({
  filter: RECEIVED_FILTERS.find((filter) => filter === estado) ?? 'todas',
  petId: readId(mascota),
  page: parsePage(pagina),
})

export const receivedPath = (filter: ReceivedFilter = 'todas', petId: number | null = null): Route =>
  withSuffix(DASHBOARD_REQUESTS, `?estado=${filter}${petId === null ? '' : `&mascota=${petId}`}`)

/** Foundations only receive requests. */
export const sendsRequests = ({ role }: { role: Role }): boolean => role === 'user'

/** Whether 'Solicitudes' opens on the sent requests: nothing was received, and the URL names no state. */
export const opensOnSent = (
  { estado, mascota }: ReceivedSearchParams,
  { received, sent }: RequestCountsDto,
  hasPets: boolean,
): boolean =>
  estado === undefined && mascota === undefined && received.todas === 0 && (sent.total > 0 || !hasPets)
