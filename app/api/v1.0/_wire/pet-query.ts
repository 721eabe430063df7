import { z } from 'zod'
import { PAGE_COST, WHOLE_LIST_COST } from '@/lib/platform/rate-limits/reads'
import { SORTS } from '@/lib/search/dto'
import { AGES, CARES, COATS, COMPANIONS, GENDERS, PET_TYPES, SIZES } from '@/lib/text/vocabulary'

/** Pets in one unpaged answer: existing clients expect the whole list. */
export const WHOLE_LIST = 1000
export const MAX_LIMIT = 100
/** Keeps offsets inside an integer. */
const MAX_PAGE = 1_000_000

const clamped = (max: number, fallback: number) =>
  z
    .string()
    .transform((text) => Math.min(Math.max(Math.trunc(Number(text)), 1), max) || fallback)
    .pipe(z.int().min(1).max(max))
    .optional()

/** Documented as an enum, parsed as text: an unknown value matches nothing, which is not an error. */
const oneOf = (values: readonly string[]) =>
  z
    .string()
    .meta({ enum: [...values] })
    .optional()

const text = (description: string) => z.string().describe(description).optional()
const id = (description: string) => z.string().meta({ type: 'integer', description }).optional()

export const pageQuery = z.object({
  page: clamped(MAX_PAGE, 1).describe('Desde 1'),
  limit: clamped(MAX_LIMIT, MAX_LIMIT).describe('Mascotas por página'),
})

export const ownerPetsQuery = pageQuery.extend({
  status: oneOf(['all']).describe('`all`: a quien las publicó, también las retiradas'),
})

export const petQuery = pageQuery.extend({
  userId: text('Marca favoritas solo si es la cuenta de la sesión; si no, no cambia nada'),
  city: text('Nombre, sin distinguir mayúsculas ni acentos'),
  country: text('Nombre o id (ARG, CHL, COL, ECU, PER)'),
  type: oneOf(PET_TYPES),
  breed: id('Id de raza'),
  age: oneOf(AGES),
  gender: oneOf(GENDERS),
  size: oneOf(SIZES),
  color: id('Id de color'),
  coat: oneOf(COATS),
  environment: oneOf(COMPANIONS),
  attributes: oneOf(CARES),
  shelter: id('Id de fundación'),
  q: text('Palabras del nombre, la raza o la descripción'),
  sort: oneOf(SORTS).describe('Sin orden: por relevancia con q; si no, newest'),
  lat: text('Latitud, para sort=near'),
  lng: text('Longitud, para sort=near'),
})

export type PetQuery = z.output<typeof petQuery>
export type PageQuery = z.output<typeof pageQuery>

export const listCost = (query: PageQuery): number =>
  query.page === undefined && query.limit === undefined ? WHOLE_LIST_COST : PAGE_COST

export function pageOf({ page, limit }: PageQuery): { page: number; perPage: number } {
  if (page === undefined && limit === undefined) return { page: 1, perPage: WHOLE_LIST }
  return { page: page ?? 1, perPage: limit ?? MAX_LIMIT }
}
