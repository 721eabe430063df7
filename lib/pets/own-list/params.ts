import type { Route } from 'next'
import { parsePage } from '@/lib/text/pagination'
import { DASHBOARD_PETS, withQuery } from '@/lib/text/routes'
import { parseText } from '@/lib/text/text-param'

/** Those to confirm and to correct are among the ones that are up for adoption or promised. */
export const OWN_FILTERS = [
  'todas',
  'en-adopcion',
  'por-confirmar',
  'por-corregir',
  'en-proceso',
  'con-familia',
  'retiradas',
] as const
export type OwnFilter = (typeof OWN_FILTERS)[number]

export interface OwnListSearchParams {
  estado?: string | string[]
  buscar?: string | string[]
  pagina?: string | string[]
}

export interface OwnListParams {
  filter: OwnFilter
  /** A part of the name or of the own code; empty: any. */
  text: string
  page: number
}

export const parseOwnList = ({ estado, buscar, pagina }: OwnListSearchParams): OwnListParams => ({
  filter: OWN_FILTERS.find((filter) => filter === estado) ?? 'todas',
  text: (typeof buscar === 'string' && parseText(buscar)) || '',
  page: parsePage(pagina),
})

/** The first page. */
export function ownListPath({ filter, text }: Pick<OwnListParams, 'filter' | 'text'>): Route {
  const path = filter === 'todas' ? DASHBOARD_PETS : withQuery(DASHBOARD_PETS, `estado=${filter}`)
  return text === '' ? path : withQuery(path, `buscar=${encodeURIComponent(text)}`)
}
