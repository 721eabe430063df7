import { z } from 'zod'
import { favouriteSchema } from '@/lib/favourites/schema'
import { idParam } from '@/lib/http/ids'
import type { Contract } from '@/lib/http/route'
import { PET_TYPES } from '@/lib/vocabulary'
import { ACCOUNT_OPERATIONS } from './account-operations'
import { breedWire, colorWire, countryWire, listedCityWire } from './catalog'
import { foundationWire, reviewsWire } from './foundation'
import { accountParam, ownAccountParam } from './ids'
import { petWire } from './pet'
import { PET_OPERATIONS } from './pet-operations'
import { pageQuery, petQuery } from './pet-query'

/** One call of the API: its route parses with it, and its description is made from it. */
export interface Operation extends Contract<z.ZodObject, z.ZodObject, z.ZodType> {
  /** Below the prefix, with `{name}` for each parameter. */
  path: string
  /** GET unless told otherwise. */
  method?: 'post' | 'put' | 'patch' | 'delete'
  summary: string
  /** What the handler reads from a body that it takes as it comes; for the description. */
  reads?: z.ZodType
  /** 200 unless told otherwise. */
  status?: number
  /** Statuses that answer with the error body, besides those that the door gives. */
  failures: readonly number[]
}

const NONE = z.object({})
/** Not a closed list: an unknown type has no breeds and no colours, which is no error. */
const typeParam = z.string().meta({ enum: [...PET_TYPES] })
const petList = z.array(petWire)

export const listCountries = {
  path: '/countries',
  summary: 'Países',
  params: NONE,
  query: NONE,
  answer: z.array(countryWire),
  cache: 'catalog',
  failures: [],
} satisfies Operation

export const listCities = {
  path: '/cities/{country}',
  summary: 'Ciudades de un país; el país por id o por nombre',
  params: z.object({ country: z.string() }),
  query: NONE,
  answer: z.array(listedCityWire),
  cache: 'catalog',
  failures: [],
} satisfies Operation

export const listBreeds = {
  path: '/breed-pet/{petType}',
  summary: 'Razas de un tipo de mascota',
  params: z.object({ petType: typeParam }),
  query: NONE,
  answer: z.array(breedWire),
  cache: 'catalog',
  failures: [],
} satisfies Operation

export const listColors = {
  path: '/color-pet/{typeId}',
  summary: 'Colores de un tipo de mascota',
  params: z.object({ typeId: typeParam }),
  query: NONE,
  answer: z.array(colorWire),
  cache: 'catalog',
  failures: [],
} satisfies Operation

export const listPets = {
  path: '/pets',
  summary: 'Mascotas en adopción, las más recientes primero. También responde en /pets/',
  params: NONE,
  query: petQuery,
  answer: petList,
  cache: 'fresh',
  failures: [],
} satisfies Operation

export const getPet = {
  path: '/pets/{id}',
  summary:
    'Una mascota; las que están en proceso o adoptadas también responden, y a quien la publicó también las ocultas',
  params: z.object({ id: idParam }),
  query: NONE,
  answer: petWire,
  cache: 'fresh',
  failures: [404],
} satisfies Operation

export const listPetsOfUser = {
  path: '/pets/user/{id}',
  summary: 'Mascotas en adopción de una cuenta; a ella misma, todas',
  params: z.object({ id: accountParam }),
  query: pageQuery,
  answer: petList,
  cache: 'fresh',
  failures: [],
} satisfies Operation

export const listPetsOfFoundations = {
  path: '/pets/foundation',
  summary: 'Mascotas en adopción de todas las fundaciones',
  params: NONE,
  query: pageQuery,
  answer: petList,
  cache: 'fresh',
  failures: [],
} satisfies Operation

export const listFavourites = {
  path: '/pets/favourite/{userId}',
  summary:
    'Mascotas favoritas de la cuenta de la sesión; sin sesión, 401 para un id y lista vacía para lo que no es un id',
  params: z.object({ userId: ownAccountParam }),
  query: NONE,
  answer: petList,
  cache: 'fresh',
  failures: [403],
} satisfies Operation

export const addFavourite = {
  path: '/pets/favourite',
  method: 'post',
  summary:
    'Agrega una mascota a los favoritos propios; dos veces es como una; 500 son el máximo. También responde en /pets/favourite/',
  params: NONE,
  query: NONE,
  body: favouriteSchema,
  answer: z.object({ data: z.object({ userId: z.int(), petId: z.int() }), message: z.string() }),
  cache: 'fresh',
  signedIn: true,
  status: 201,
  failures: [404, 409],
} satisfies Operation

export const removeFavourite = {
  path: '/pets/favourite',
  method: 'delete',
  summary: 'Quita una mascota de los favoritos propios; dos veces es como una',
  params: NONE,
  query: favouriteSchema,
  answer: z.object({ message: z.string() }),
  cache: 'fresh',
  signedIn: true,
  failures: [400],
} satisfies Operation

export const listFoundations = {
  path: '/fundations',
  summary: 'Fundaciones aprobadas',
  params: NONE,
  query: NONE,
  answer: z.array(foundationWire),
  cache: 'fresh',
  failures: [],
} satisfies Operation

export const getReviews = {
  path: '/start/{id}',
  summary: 'Reseñas de una fundación',
  params: z.object({ id: idParam }),
  query: NONE,
  answer: reviewsWire,
  cache: 'fresh',
  failures: [404],
} satisfies Operation

/** Every call there is, in the order of the description. */
export const OPERATIONS: readonly Operation[] = [
  listCountries,
  listCities,
  listBreeds,
  listColors,
  listPets,
  getPet,
  listPetsOfUser,
  listPetsOfFoundations,
  listFavourites,
  addFavourite,
  removeFavourite,
  ...PET_OPERATIONS,
  listFoundations,
  getReviews,
  ...ACCOUNT_OPERATIONS,
]
