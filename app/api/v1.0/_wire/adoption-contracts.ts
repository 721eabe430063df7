import { z } from 'zod'
import { askSchema } from '@/lib/adoption/requests/schema'
import { idParam } from '@/lib/platform/http/parse-input'
import { ADOPTION_STATUSES } from '@/lib/text/vocabulary'
import { matchWire } from './account'
import type { ApiContract } from './contract'
import { matchBody } from './match-body'

const message = z.object({ message: z.string() })
const matchFields = matchWire.omit({ id: true, userId: true }).meta({ id: 'NewMatch' })
const ownAccount = z.object({ userId: idParam })

export const saveMatchContract = {
  path: '/match/{userId}',
  method: 'post',
  summary: 'Guarda el perfil adoptante propio, una sola vez: después se edita con PUT',
  params: ownAccount,
  body: matchBody,
  reads: matchFields,
  answer: message,
  signedIn: true,
  failures: [404, 409, 429],
} satisfies ApiContract

export const editMatchContract = {
  path: '/match/{userId}',
  method: 'put',
  summary: 'Cambia el perfil adoptante propio',
  params: ownAccount,
  body: matchBody,
  reads: matchFields,
  answer: z.object({ data: matchWire, message: z.string() }),
  signedIn: true,
  failures: [404, 429],
} satisfies ApiContract

export const sendRequestContract = {
  path: '/adoption/sendSoli/{petId}/{userId}',
  summary:
    'Envía una solicitud de adopción; dos veces es como una. Escribe aunque sea un GET: solo vale el token en el encabezado, no la cookie. POST /adoption es su gemela',
  params: z.object({ petId: idParam, userId: idParam }),
  answer: message,
  credentials: 'header',
  signedIn: true,
  failures: [403, 404, 409, 429],
} satisfies ApiContract

export const requestAdoptionContract = {
  path: '/adoption',
  method: 'post',
  summary: 'Envía una solicitud de adopción; repetida responde 200 con la que ya está abierta',
  body: askSchema,
  answer: z.object({
    data: z.object({ id: z.int(), status: z.enum(ADOPTION_STATUSES) }),
    message: z.string(),
  }),
  signedIn: true,
  status: 201,
  statusAgain: 200,
  failures: [404, 409, 429],
} satisfies ApiContract
