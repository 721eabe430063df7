import { z } from 'zod'
import { emailSchema, loginSchema, MAX_DOCUMENT_BYTES, newPasswordSchema } from '@/lib/people/accounts/schema'
import { idParam } from '@/lib/platform/http/parse-input'
import { MEGABYTE } from '@/lib/text/numbers'
import { sessionUserWire, userWire } from './account'
import type { ApiContract } from './contract'
import { profileChangeBody } from './profile-change'
import { newUserBody, providerUserBody } from './registration'

const tokenParams = z.object({ token: z.string() })
const idParams = z.object({ id: idParam })
const message = z.object({ msg: z.string() }).meta({ id: 'Message' })

export const logInContract = {
  path: '/auth/userLogin',
  method: 'post',
  summary:
    'Inicia sesión: devuelve un token para el encabezado authorization y pone la cookie de sesión. El equipo envía además `code`, de su aplicación o de recuperación: sin él, su token vale lo que el de un visitante',
  body: loginSchema.omit({ callbackUrl: true }).extend({ code: z.string().max(100).optional() }),
  answer: z.object({ token: z.string(), user: sessionUserWire }),
  credentials: 'none',
  failures: [401, 403, 429],
} satisfies ApiContract

export const logOutContract = {
  path: '/auth/logout',
  method: 'post',
  summary: 'Termina la sesión de la cookie o del token, y quita la cookie aunque el token ya no valga',
  answer: z.object({ message: z.string() }),
} satisfies ApiContract

/** The handler parses the fields: existing clients expect field errors with status 200 (api-contract, section 4). */
export const registerContract = {
  path: '/user',
  method: 'post',
  summary:
    'Registra una cuenta: JSON, o multipart con los mismos campos en `data` y el archivo `document` de una fundación. Los errores de los datos responden 200 con `Error`, `error` y `fields`. Con el indicador auth0, registra a quien entra con el proveedor externo',
  body: z.record(z.string(), z.unknown()),
  reads: z.union([newUserBody, providerUserBody]),
  uploads: { parts: ['document'], maxBytes: MAX_DOCUMENT_BYTES + MEGABYTE },
  answer: z.record(z.string(), z.unknown()),
  credentials: 'none',
  failures: [401, 429, 501],
} satisfies ApiContract

export const getUserContract = {
  path: '/user/{id}',
  summary: 'La cuenta propia',
  params: idParams,
  answer: userWire,
  signedIn: true,
  failures: [403, 404],
} satisfies ApiContract

export const updateUserContract = {
  path: '/user/{id}',
  method: 'patch',
  summary: 'Cambia datos de la cuenta propia; país y ciudad por id o por nombre. Otros campos se ignoran',
  params: idParams,
  body: z.record(z.string(), z.unknown()),
  reads: profileChangeBody,
  answer: userWire,
  signedIn: true,
  failures: [404, 429],
} satisfies ApiContract

export const sendConfirmationContract = {
  path: '/verify',
  method: 'post',
  summary: 'Envía otra vez el correo de confirmación; la respuesta no dice si la cuenta existe',
  body: emailSchema,
  answer: message,
  credentials: 'none',
  failures: [429],
} satisfies ApiContract

export const confirmEmailContract = {
  path: '/verify/tk/{token}',
  summary:
    'Confirma el correo con el enlace enviado; puede repetirse mientras el enlace vive. Fuera del navegador que registró la cuenta, quita la contraseña: nadie mostró que sea de quien tiene el correo',
  params: tokenParams,
  answer: message,
  credentials: 'none',
  failures: [400, 404],
} satisfies ApiContract

export const confirmEmailByPostContract = { ...confirmEmailContract, method: 'post' } satisfies ApiContract

export const sendResetContract = {
  path: '/verify/recpass',
  method: 'post',
  summary: 'Envía el enlace para elegir otra contraseña',
  body: emailSchema,
  answer: message,
  credentials: 'none',
  failures: [404, 429],
} satisfies ApiContract

export const resetPasswordContract = {
  path: '/verify/modpass/{token}',
  method: 'put',
  summary: 'Cambia la contraseña con el enlace enviado, una sola vez; termina todas las sesiones',
  params: tokenParams,
  body: newPasswordSchema,
  answer: message,
  credentials: 'none',
  failures: [404],
} satisfies ApiContract
