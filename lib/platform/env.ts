import path from 'node:path'
import type { z } from 'zod'
import { es } from 'zod/locales'
import { isDatabaseUrl, parseDatabaseUrl } from './database-url'
import { hostAnswers } from './host-answers'
import { StartError, wrongVariables } from './start-error'
import { variables } from './variables'

function isPublicHttps(siteUrl: string | undefined): boolean {
  if (siteUrl === undefined || !URL.canParse(siteUrl)) return false
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

const isPooled = (url: string) => isDatabaseUrl(url) && parseDatabaseUrl(url).pooled

/** `.env.example` documents every variable; a test compares the two. */
export const envSchema = variables.superRefine((given, context) => {
  const missing = (name: keyof typeof given, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  if (given.STAND_INS === 'deny' && given.SITE_URL === undefined) {
    missing(
      'SITE_URL',
      'hace falta la dirección del sitio, por ejemplo https://querencia.example: es la de los enlaces de los correos, y solo sus páginas pueden enviar formularios (o STAND_INS=allow en una computadora)',
    )
  }
  if (given.STAND_INS === 'deny' && given.RESEND_API_KEY === undefined) {
    missing(
      'RESEND_API_KEY',
      'hace falta la clave de Resend para enviar correos (o STAND_INS=allow en una computadora)',
    )
  }
  const answers = hostAnswers(given)
  const directUrl = given.DATABASE_URL_DIRECT ?? given.DATABASE_URL
  if (answers.listens && isPooled(directUrl)) {
    missing(
      'DATABASE_URL_DIRECT',
      'hace falta una dirección directa de Postgres, sin pooler: a través de uno, esta instancia no se entera de lo que cambian las otras',
    )
  }
  if (!answers.hearsBus && given.DATABASE_URL_REPLICA.length > 0) {
    missing(
      'DATABASE_URL_REPLICA',
      'con WORKERS=cron no se pueden usar réplicas: esta instancia no se entera de lo que cambian las otras, y guardaría páginas de antes',
    )
  }
  const hasFiles = given.BLOB_READ_WRITE_TOKEN !== undefined || path.isAbsolute(given.DATA_DIR)
  if (given.STAND_INS === 'deny' && !hasFiles) {
    missing(
      'BLOB_READ_WRITE_TOKEN',
      'hace falta la clave de Vercel Blob para guardar fotos y documentos (o DATA_DIR con la dirección completa de una carpeta que se conserve; no en Vercel)',
    )
  }
  const takesDonations = given.DONATIONS === 'on'
  if (takesDonations && given.STAND_INS === 'deny' && given.STRIPE_SECRET_KEY === undefined) {
    missing(
      'STRIPE_SECRET_KEY',
      'hace falta la clave de Stripe para recibir donaciones (o DONATIONS=off para no recibirlas)',
    )
  }
  const lacksSecret = given.STRIPE_WEBHOOK_SECRET === undefined
  if (takesDonations && given.STRIPE_SECRET_KEY !== undefined && lacksSecret) {
    missing(
      'STRIPE_WEBHOOK_SECRET',
      'hace falta el secreto del webhook de Stripe: sin él ninguna donación se confirma',
    )
  }
  const takesReplies = given.INBOUND_MAIL_DOMAIN !== undefined && given.RESEND_API_KEY !== undefined
  if (takesReplies && given.RESEND_WEBHOOK_SECRET === undefined) {
    missing(
      'RESEND_WEBHOOK_SECRET',
      'hace falta el secreto del webhook de Resend: sin él ninguna respuesta por correo llega a su conversación',
    )
  }
  if (given.STAND_INS === 'allow' && isPublicHttps(given.SITE_URL)) {
    missing(
      'STAND_INS',
      'con allow cualquiera podría leer los correos en /dev/correo: quítala de un sitio público (la demostración la pone siempre: ahí quita SITE_URL)',
    )
  }
  const { TRUSTED_PROXY_HOPS: hops, TRUSTED_PROXIES: networks } = given
  if (hops === undefined && networks === undefined && isPublicHttps(given.SITE_URL)) {
    missing(
      'TRUSTED_PROXY_HOPS',
      'di cuántos proxies propios hay delante (0 si ninguno), o sus redes en TRUSTED_PROXIES: sin eso todos los visitantes comparten los mismos límites',
    )
  }
  if ((given.VAPID_PUBLIC_KEY === undefined) !== (given.VAPID_PRIVATE_KEY === undefined)) {
    missing('VAPID_PRIVATE_KEY', 'las dos claves van juntas: créalas con npx web-push generate-vapid-keys')
  }
  if (hops !== undefined && networks !== undefined) {
    missing(
      'TRUSTED_PROXIES',
      'da las redes de tus proxies o su cantidad en TRUSTED_PROXY_HOPS, no las dos: podrían contradecirse',
    )
  }
  // Without its moment the previous secret would count for ever.
  if (given.AUTH_SECRET_PREVIOUS !== undefined && given.AUTH_SECRET_ROTATED_AT === undefined) {
    missing(
      'AUTH_SECRET_ROTATED_AT',
      'di cuándo cambiaste AUTH_SECRET, por ejemplo 2026-11-25T12:00:00Z: lo que se haga después con el anterior no vale (o quita AUTH_SECRET_PREVIOUS)',
    )
  }
  if (!answers.runsWorkers && given.CRON_SECRET === undefined) {
    missing('CRON_SECRET', 'hace falta una clave para quien llama a /api/cron/…, porque WORKERS=cron')
  }
})

type Env = z.output<typeof envSchema> & { SITE_URL: string; TRUSTED_PROXY_HOPS: number }

/** Of a computer with stand-ins. */
const LOCAL_URL = 'http://localhost:3000'

/** Empty strings count as absent. @throws StartError with one line per invalid variable: its name and what to do. */
export function parseEnv(environment: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  // Vercel suspends functions between requests, has an ephemeral file system and puts one proxy in front.
  const { DATA_DIR, ...lasting } = given
  const vercelDefaults = {
    WORKERS: 'cron',
    ...(given.TRUSTED_PROXIES === undefined && { TRUSTED_PROXY_HOPS: '1' }),
  }
  const variablesHere = given.VERCEL === undefined ? given : { ...vercelDefaults, ...lasting }
  const result = envSchema.safeParse(variablesHere, { error: es().localeError })
  if (!result.success) throw wrongVariables(result.error.issues)
  const { SITE_URL = LOCAL_URL, TRUSTED_PROXY_HOPS = 0 } = result.data
  return { ...result.data, SITE_URL, TRUSTED_PROXY_HOPS }
}

export const env = parseEnv(process.env)
// next-auth reads its base URL from here only.
process.env.NEXTAUTH_URL = env.SITE_URL
// By default @vercel/blob retries for a quarter of an hour before it reports an error.
process.env.VERCEL_BLOB_RETRIES = '2'

/** Optional for database commands; a server checks it at start (`instrumentation.ts`). @throws StartError when missing. */
export function authSecret(): string {
  if (env.AUTH_SECRET) return env.AUTH_SECRET
  throw new StartError('AUTH_SECRET: hace falta un secreto; créalo con: openssl rand -base64 32')
}

/** The secret before the current one, and when it was replaced; null without one. */
export function previousAuthSecret(): { secret: string; rotatedAt: Date } | null {
  const { AUTH_SECRET_PREVIOUS: secret, AUTH_SECRET_ROTATED_AT: rotatedAt } = env
  return secret !== undefined && rotatedAt !== undefined ? { secret, rotatedAt } : null
}

const RESPONSIBLE_VARIABLES = ['RESPONSIBLE_NAME', 'RESPONSIBLE_ADDRESS', 'RESPONSIBLE_EMAIL'] as const

type Given = Pick<typeof env, 'STAND_INS' | (typeof RESPONSIBLE_VARIABLES)[number]>

/** The variables without which a site with real services does not say who answers for personal data. */
export const missingResponsible = (given: Given): string[] =>
  given.STAND_INS === 'allow' ? [] : RESPONSIBLE_VARIABLES.filter((name) => given[name] === undefined)
