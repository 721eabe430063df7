import { z } from 'zod'
import { favouriteSchema } from '@/lib/pets/favourites/schema'
import { WHOLE_LIST_COST } from '@/lib/platform/rate-limits/reads'
import type { ApiContract } from './contract'
import { ownAccountParam } from './ids'
import { petWire } from './pet'

export const listFavouritesContract = {
  path: '/pets/favourite/{userId}',
  summary:
    'Mascotas favoritas de la cuenta de la sesión, por su id o `undefined`; lista vacía para lo que no es un id (`null`) y para `undefined` sin sesión',
  params: z.object({ userId: ownAccountParam }),
  answer: z.array(petWire),
  counted: 'mascotas',
  readCost: WHOLE_LIST_COST,
  failures: [403],
} satisfies ApiContract

export const addFavouriteContract = {
  path: '/pets/favourite',
  method: 'post',
  summary:
    'Agrega una mascota a los favoritos propios; dos veces es como una; 500 son el máximo. También responde en /pets/favourite/',
  body: favouriteSchema,
  answer: z.object({ data: z.object({ userId: z.int(), petId: z.int() }), message: z.string() }),
  signedIn: true,
  status: 201,
  failures: [404, 409, 429],
} satisfies ApiContract

export const removeFavouriteContract = {
  path: '/pets/favourite',
  method: 'delete',
  summary: 'Quita una mascota de los favoritos propios; dos veces es como una',
  query: favouriteSchema,
  answer: z.object({ message: z.string() }),
  signedIn: true,
  failures: [400, 429],
} satisfies ApiContract
