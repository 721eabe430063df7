import { z } from 'zod'
import { idParam } from '@/lib/platform/http/parse-input'
import { LONG_ANSWER_COST, WHOLE_LIST_COST } from '@/lib/platform/rate-limits/reads'
import { PET_TYPES } from '@/lib/text/vocabulary'
import { breedWire, colorWire, countryWire, listedCityWire } from './catalog'
import type { ApiContract } from './contract'
import { foundationWire, reviewsWire } from './foundation'

/** Not an enum: an unknown type has no breeds and no colours, which is not an error. */
const typeParam = z.string().meta({ enum: [...PET_TYPES] })

export const listCountriesContract = {
  path: '/countries',
  summary: 'Países',
  answer: z.array(countryWire),
  cache: 'catalog',
} satisfies ApiContract

export const listCitiesContract = {
  path: '/cities/{country}',
  summary: 'Ciudades de un país; el país por id o por nombre',
  params: z.object({ country: z.string() }),
  answer: z.array(listedCityWire),
  cache: 'catalog',
} satisfies ApiContract

export const listBreedsContract = {
  path: '/breed-pet/{petType}',
  summary: 'Razas de un tipo de mascota',
  params: z.object({ petType: typeParam }),
  answer: z.array(breedWire),
  cache: 'catalog',
} satisfies ApiContract

export const listColorsContract = {
  path: '/color-pet/{typeId}',
  summary: 'Colores de un tipo de mascota',
  params: z.object({ typeId: typeParam }),
  answer: z.array(colorWire),
  cache: 'catalog',
} satisfies ApiContract

export const listFoundationsContract = {
  path: '/fundations',
  summary: 'Fundaciones aprobadas',
  answer: z.array(foundationWire),
  readCost: WHOLE_LIST_COST,
} satisfies ApiContract

export const getReviewsContract = {
  path: '/start/{id}',
  summary: 'Reseñas de una fundación',
  params: z.object({ id: idParam }),
  answer: reviewsWire,
  readCost: LONG_ANSWER_COST,
  failures: [404],
} satisfies ApiContract
