import { z } from 'zod'
import { idParam } from '@/lib/http/ids'
import { statusChangeSchema } from '@/lib/pets/schema'
import { failureWire } from './failure'
import type { Operation } from './operations'
import { petWire } from './pet'
import { newPetBody, petChangeBody } from './pet-body'

const MEGABYTE = 1024 * 1024
/** Reading a form takes the whole server, about 25 ms for each megabyte: so many and no more. */
const MAX_MB = 25
const PHOTOS = {
  parts: ['photos'],
  maxBytes: MAX_MB * MEGABYTE,
  tooLarge: `Las fotos pesan más de ${MAX_MB} MB en total. Envía menos o más livianas.`,
} as const

const NONE = z.object({})
const saved = z.object({ data: petWire, message: z.string() })
const onePet = { params: z.object({ id: idParam }), query: NONE, cache: 'fresh', signedIn: true } as const
/** Read by the handler, after it has looked at who asks. */
const anyBody = z.record(z.string(), z.unknown())

export const createPetCall = {
  path: '/pets',
  method: 'post',
  summary: `Publica una mascota de la cuenta de la sesión: JSON, o multipart con los mismos campos en \`data\` y hasta 8 archivos \`photos\` (${MAX_MB} MB en total)`,
  params: NONE,
  query: NONE,
  body: anyBody,
  reads: newPetBody,
  uploads: PHOTOS,
  answer: saved,
  cache: 'fresh',
  signedIn: true,
  status: 201,
  failures: [],
} satisfies Operation

export const updatePetCall = {
  path: '/pets/{id}',
  method: 'put',
  summary:
    'Cambia una mascota propia; lo que falta queda igual. Los errores de los datos responden 200 con `error` y `fields`',
  ...onePet,
  body: anyBody,
  reads: petChangeBody,
  uploads: PHOTOS,
  answer: z.union([saved, failureWire]),
  status: 201,
  failures: [200, 404],
} satisfies Operation

export const changePetStatus = {
  path: '/pets/{id}',
  method: 'patch',
  summary: 'Retira una mascota propia, la marca como adoptada o la vuelve a publicar',
  ...onePet,
  body: statusChangeSchema,
  answer: saved,
  failures: [404, 409],
} satisfies Operation

export const PET_OPERATIONS: readonly Operation[] = [createPetCall, updatePetCall, changePetStatus]
