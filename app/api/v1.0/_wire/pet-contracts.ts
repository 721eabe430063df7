import { z } from 'zod'
import { statusChangeSchema } from '@/lib/pets/schema'
import { idParam } from '@/lib/platform/http/parse-input'
import { MEGABYTE } from '@/lib/text/numbers'
import type { ApiContract } from './contract'
import { failureWire } from './contract'
import { accountParam } from './ids'
import { petWire } from './pet'
import { newPetBody, petChangeBody } from './pet-body'
import { listCost, ownerPetsQuery, pageQuery, petQuery } from './pet-query'

/** Parsing a multipart body blocks the server for about 25 ms per megabyte. */
const MAX_MB = 25
const PHOTOS = {
  parts: ['photos'],
  maxBytes: MAX_MB * MEGABYTE,
  tooLarge: `Las fotos pesan más de ${MAX_MB} MB en total. Envía menos o más livianas.`,
} as const

const petList = z.array(petWire)
const savedPet = z.object({ data: petWire, message: z.string() })
const idParams = z.object({ id: idParam })
/** Parsed by the handler, after authorisation. */
const anyBody = z.record(z.string(), z.unknown())

export const listPetsContract = {
  path: '/pets',
  summary: 'Mascotas en adopción, las más recientes primero. También responde en /pets/',
  query: petQuery,
  answer: petList,
  readCost: listCost,
} satisfies ApiContract

export const getPetContract = {
  path: '/pets/{id}',
  summary:
    'Una mascota; las que están en proceso o adoptadas también responden, y a quien la publicó también las ocultas',
  params: idParams,
  answer: petWire,
  failures: [404],
} satisfies ApiContract

export const listOwnerPetsContract = {
  path: '/pets/user/{id}',
  summary: 'Mascotas en adopción de una cuenta; a ella misma, también las que están en proceso o adoptadas',
  params: z.object({ id: accountParam }),
  query: ownerPetsQuery,
  answer: petList,
  readCost: listCost,
} satisfies ApiContract

export const listFoundationPetsContract = {
  path: '/pets/foundation',
  summary: 'Mascotas en adopción de todas las fundaciones',
  query: pageQuery,
  answer: petList,
  readCost: listCost,
} satisfies ApiContract

export const createPetContract = {
  path: '/pets',
  method: 'post',
  summary: `Publica una mascota de la cuenta de la sesión: JSON, o multipart con los mismos campos en \`data\` y hasta 8 archivos \`photos\` (${MAX_MB} MB en total)`,
  body: anyBody,
  reads: newPetBody,
  uploads: PHOTOS,
  answer: savedPet,
  signedIn: true,
  status: 201,
} satisfies ApiContract

export const updatePetContract = {
  path: '/pets/{id}',
  method: 'put',
  summary:
    'Cambia una mascota propia; lo que falta queda igual. Los errores de los datos responden 200 con `error` y `fields`',
  params: idParams,
  body: anyBody,
  reads: petChangeBody,
  uploads: PHOTOS,
  answer: z.union([savedPet, failureWire]),
  signedIn: true,
  status: 201,
  failures: [200, 404, 409],
} satisfies ApiContract

export const updatePetStatusContract = {
  path: '/pets/{id}',
  method: 'patch',
  summary: 'Retira una mascota propia, la marca como adoptada o la vuelve a publicar',
  params: idParams,
  body: statusChangeSchema,
  answer: savedPet,
  signedIn: true,
  failures: [404, 409, 429],
} satisfies ApiContract
