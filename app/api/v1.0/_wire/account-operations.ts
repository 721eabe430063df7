import { z } from 'zod'
import { emailSchema, loginSchema, newPasswordSchema } from '@/lib/accounts/schema'
import { idParam } from '@/lib/http/ids'
import { sessionUserWire, userWire } from './account'
import type { Operation } from './operations'
import { profileChangeBody } from './profile-change'
import { providerUserBody } from './provider-registration'
import { newUserBody } from './registration'

const NONE = z.object({})
const tokenParam = z.object({ token: z.string().max(200) })
const message = z.object({ msg: z.string() }).meta({ id: 'Message' })

export const logIn = {
  path: '/auth/userLogin',
  method: 'post',
  summary: 'Inicia sesión: devuelve un token para el encabezado authorization y pone la cookie de sesión',
  params: NONE,
  query: NONE,
  body: loginSchema.omit({ callbackUrl: true }),
  answer: z.object({ token: z.string(), user: sessionUserWire }),
  cache: 'fresh',
  credentials: 'none',
  failures: [401, 403, 429],
} satisfies Operation

export const logOut = {
  path: '/auth/logout',
  method: 'post',
  summary: 'Termina la sesión de la cookie o del token',
  params: NONE,
  query: NONE,
  answer: z.object({ message: z.string() }),
  cache: 'fresh',
  failures: [],
} satisfies Operation

/**
 * The fields are looked at by the handler: what is wrong with them is answered with 200, because existing clients look
 * for `Error` there (api-contract, section 4).
 */
export const registerUser = {
  path: '/user',
  method: 'post',
  summary:
    'Registra una cuenta: JSON, o multipart con los mismos campos en `data` y el archivo `document` de una fundación. Los errores de los datos responden 200 con `Error`, `error` y `fields`. Con el indicador auth0, registra a quien entra con el proveedor externo',
  params: NONE,
  query: NONE,
  body: z.record(z.string(), z.unknown()),
  reads: z.union([newUserBody, providerUserBody]),
  uploads: { parts: ['document'], maxBytes: 11 * 1024 * 1024 },
  answer: z.record(z.string(), z.unknown()),
  cache: 'fresh',
  credentials: 'none',
  failures: [401, 429, 501],
} satisfies Operation

export const getUser = {
  path: '/user/{id}',
  summary: 'La cuenta propia',
  params: z.object({ id: idParam }),
  query: NONE,
  answer: userWire,
  cache: 'fresh',
  signedIn: true,
  failures: [403, 404],
} satisfies Operation

export const updateUser = {
  path: '/user/{id}',
  method: 'patch',
  summary: 'Cambia datos de la cuenta propia; país y ciudad por id o por nombre. Otros campos se ignoran',
  params: z.object({ id: idParam }),
  query: NONE,
  body: z.record(z.string(), z.unknown()),
  reads: profileChangeBody,
  answer: userWire,
  cache: 'fresh',
  signedIn: true,
  failures: [404],
} satisfies Operation

export const sendConfirmation = {
  path: '/verify',
  method: 'post',
  summary: 'Envía otra vez el correo de confirmación; la respuesta no dice si la cuenta existe',
  params: NONE,
  query: NONE,
  body: emailSchema,
  answer: message,
  cache: 'fresh',
  credentials: 'none',
  failures: [429],
} satisfies Operation

export const confirmEmail = {
  path: '/verify/tk/{token}',
  summary: 'Confirma el correo con el enlace enviado; puede repetirse mientras el enlace vive',
  params: tokenParam,
  query: NONE,
  answer: message,
  cache: 'fresh',
  credentials: 'none',
  failures: [400, 404],
} satisfies Operation

export const confirmEmailByPost = { ...confirmEmail, method: 'post' } satisfies Operation

export const sendReset = {
  path: '/verify/recpass',
  method: 'post',
  summary: 'Envía el enlace para elegir otra contraseña',
  params: NONE,
  query: NONE,
  body: emailSchema,
  answer: message,
  cache: 'fresh',
  credentials: 'none',
  failures: [404, 429],
} satisfies Operation

export const resetPassword = {
  path: '/verify/modpass/{token}',
  method: 'put',
  summary: 'Cambia la contraseña con el enlace enviado, una sola vez; termina todas las sesiones',
  params: tokenParam,
  query: NONE,
  body: newPasswordSchema,
  answer: message,
  cache: 'fresh',
  credentials: 'none',
  failures: [404],
} satisfies Operation

export const ACCOUNT_OPERATIONS: readonly Operation[] = [
  logIn,
  logOut,
  registerUser,
  getUser,
  updateUser,
  sendConfirmation,
  confirmEmail,
  confirmEmailByPost,
  sendReset,
  resetPassword,
]
