import path from 'node:path'
import { z } from 'zod'
import { es } from 'zod/locales'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'
import { authSecretVariables, lacksRotation, SAY_WHEN_ROTATED } from './auth-secret-variables'
import { commaList } from './comma-list'
import { parseDatabaseUrl } from './database-url'
import { databaseVariables } from './database-variables'
import { hostAnswers } from './host-answers'
import { inboundMailVariables } from './inbound-mail-variables'
import { limitVariables } from './limit-variables'
import { parseNetworks } from './networks'

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  ...databaseVariables,
  DATA_DIR: z.string().min(1).default('.data'),
  FILE_RETENTION_DAYS: z.coerce.number().int().min(1).max(RETENTION_DAYS.unusedFileAtMost).default(1),
  SITE_URL: z
    .url({ error: 'tiene que ser una dirección completa, por ejemplo https://querencia.example' })
    .default('http://localhost:3000'),
  STAND_INS: z.enum(['allow', 'deny']).default('deny'),
  SEARCH_ENGINE: z.enum(['auto', 'sql', 'memory']).default('auto'),
  ...authSecretVariables,
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((list, context) => {
      const networks = parseNetworks(list)
      if (networks) return networks
      context.addIssue('tienen que ser redes separadas por comas, por ejemplo 10.0.0.0/8, fd00::/8')
      return z.NEVER
    })
    .optional(),
  OIDC_ISSUER: z.url({ error: 'tiene que ser la dirección completa del proveedor' }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().default('tu proveedor'),
  PHOTO_DECODER_SANDBOX: z.string().default('').transform(words),
  ...limitVariables,
  STORAGE_PERSON_MB: z.coerce.number().int().min(1).max(1_000_000).default(500),
  STORAGE_FOUNDATION_MB: z.coerce.number().int().min(1).max(1_000_000).default(10_000),
  BLOB_READ_WRITE_TOKEN: z
    .string()
    .regex(/^vercel_blob_rw_[^_]+_.+$/, 'tiene que empezar con vercel_blob_rw_, como la da Vercel')
    .optional(),
  /** Read by the @vercel/blob client itself. */
  VERCEL_BLOB_API_URL: z
    .url({ error: 'tiene que ser una dirección completa, por ejemplo https://vercel.com/api/blob' })
    .optional(),
  API_CORS_ORIGINS: commaList(),
  RESEND_API_KEY: z.string().min(1).optional(),
  RESEND_BASE_URL: z
    .url({ error: 'tiene que ser una dirección completa, por ejemplo https://api.resend.com' })
    .optional(),
  ...inboundMailVariables,
  DONATIONS: z.enum(['on', 'off']).default('on'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'tiene que empezar con sk_ o rk_, como la da Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'tiene que empezar con whsec_, como lo da Stripe')
    .optional(),
  STRIPE_BASE_URL: z
    .url({ error: 'tiene que ser una dirección completa, por ejemplo https://api.stripe.com' })
    .optional(),
  MAIL_FROM: z.string().includes('@').default('Querencia <hola@querencia.example>'),
  /** Who answers for personal data, on the page about privacy. */
  RESPONSIBLE_NAME: z.string().optional(),
  RESPONSIBLE_ADDRESS: z.string().optional(),
  RESPONSIBLE_EMAIL: z.email({ error: 'tiene que ser un correo' }).optional(),
  MAIL_PER_SECOND: z.coerce.number().min(0.1).max(1000).default(2),
  GOOGLE_MAPS_KEY: z.string().min(1).optional(),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
  EDGE_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  PAGE_CACHE_MEMORY_MB: z.coerce.number().int().min(1).max(16_384).default(64),
  PAGE_CACHE_DISK_MB: z.coerce.number().int().min(0).max(1_048_576).default(1024),
  WORKERS: z.enum(['in-process', 'cron']).default('in-process'),
  VAPID_PUBLIC_KEY: z
    .base64url()
    .length(87, 'tiene que ser la clave pública de npx web-push generate-vapid-keys')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .base64url()
    .length(43, 'tiene que ser la clave privada de npx web-push generate-vapid-keys')
    .optional(),
  OFFLINE: z.enum(['on', 'off']).default('on'),
  LOG_REQUESTS: z.enum(['on', 'off']).default('off'),
  METRICS_SECRET: z.string().min(16, 'tiene que tener al menos 16 caracteres').optional(),
  CRON_SECRET: z.string().min(16, 'tiene que tener al menos 16 caracteres').optional(),
})

function isPublicHttps(siteUrl: string): boolean {
  if (!URL.canParse(siteUrl)) return false
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

const isPooled = (url: string) => URL.canParse(url) && parseDatabaseUrl(url).pooled

/** `.env.example` documents every variable; a test compares the two. */
export const envSchema = environment.superRefine((variables, context) => {
  const missing = (name: keyof typeof variables, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  if (variables.STAND_INS === 'deny' && variables.RESEND_API_KEY === undefined) {
    missing(
      'RESEND_API_KEY',
      'hace falta la clave de Resend para enviar correos (o STAND_INS=allow en una computadora)',
    )
  }
  const answers = hostAnswers(variables)
  const directUrl = variables.DATABASE_URL_DIRECT ?? variables.DATABASE_URL
  if (answers.listens && isPooled(directUrl)) {
    missing(
      'DATABASE_URL_DIRECT',
      'hace falta una dirección directa de Postgres, sin pooler: a través de uno, esta instancia no se entera de lo que cambian las otras',
    )
  }
  if (!answers.hearsBus && variables.DATABASE_URL_REPLICA.length > 0) {
    missing(
      'DATABASE_URL_REPLICA',
      'con WORKERS=cron no se pueden usar réplicas: esta instancia no se entera de lo que cambian las otras, y guardaría páginas de antes',
    )
  }
  const hasFiles = variables.BLOB_READ_WRITE_TOKEN !== undefined || path.isAbsolute(variables.DATA_DIR)
  if (variables.STAND_INS === 'deny' && !hasFiles) {
    missing(
      'BLOB_READ_WRITE_TOKEN',
      'hace falta la clave de Vercel Blob para guardar fotos y documentos (o DATA_DIR con la dirección completa de una carpeta que se conserve)',
    )
  }
  const takesDonations = variables.DONATIONS === 'on'
  if (takesDonations && variables.STAND_INS === 'deny' && variables.STRIPE_SECRET_KEY === undefined) {
    missing(
      'STRIPE_SECRET_KEY',
      'hace falta la clave de Stripe para recibir donaciones (o DONATIONS=off para no recibirlas)',
    )
  }
  const lacksSecret = variables.STRIPE_WEBHOOK_SECRET === undefined
  if (takesDonations && variables.STRIPE_SECRET_KEY !== undefined && lacksSecret) {
    missing(
      'STRIPE_WEBHOOK_SECRET',
      'hace falta el secreto del webhook de Stripe: sin él ninguna donación se confirma',
    )
  }
  const takesReplies = variables.INBOUND_MAIL_DOMAIN !== undefined && variables.RESEND_API_KEY !== undefined
  if (takesReplies && variables.RESEND_WEBHOOK_SECRET === undefined) {
    missing(
      'RESEND_WEBHOOK_SECRET',
      'hace falta el secreto del webhook de Resend: sin él ninguna respuesta por correo llega a su conversación',
    )
  }
  if (variables.STAND_INS === 'allow' && isPublicHttps(variables.SITE_URL)) {
    missing(
      'STAND_INS',
      'con allow cualquiera podría leer los correos en /dev/correo: quítala de un sitio público',
    )
  }
  const { TRUSTED_PROXY_HOPS: hops, TRUSTED_PROXIES: networks } = variables
  if (hops === undefined && networks === undefined && isPublicHttps(variables.SITE_URL)) {
    missing(
      'TRUSTED_PROXY_HOPS',
      'di cuántos proxies propios hay delante (0 si ninguno), o sus redes en TRUSTED_PROXIES: sin eso todos los visitantes comparten los mismos límites',
    )
  }
  if ((variables.VAPID_PUBLIC_KEY === undefined) !== (variables.VAPID_PRIVATE_KEY === undefined)) {
    missing('VAPID_PRIVATE_KEY', 'las dos claves van juntas: créalas con npx web-push generate-vapid-keys')
  }
  if (hops !== undefined && networks !== undefined) {
    missing(
      'TRUSTED_PROXIES',
      'da las redes de tus proxies o su cantidad en TRUSTED_PROXY_HOPS, no las dos: podrían contradecirse',
    )
  }
  if (lacksRotation(variables)) missing('AUTH_SECRET_ROTATED_AT', SAY_WHEN_ROTATED)
  if (!answers.runsWorkers && variables.CRON_SECRET === undefined) {
    missing('CRON_SECRET', 'hace falta una clave para quien llama a /api/cron/…, porque WORKERS=cron')
  }
})

type Env = z.output<typeof envSchema> & { TRUSTED_PROXY_HOPS: number }

/** Empty strings count as absent. @throws Error with one line per invalid variable: its name and what to do. */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  // Vercel suspends functions between requests, has an ephemeral file system and puts one proxy in front.
  const { DATA_DIR, ...lasting } = given
  const vercelDefaults = {
    WORKERS: 'cron',
    ...(given.TRUSTED_PROXIES === undefined && { TRUSTED_PROXY_HOPS: '1' }),
  }
  const variablesHere = given.VERCEL === undefined ? given : { ...vercelDefaults, ...lasting }
  const result = envSchema.safeParse(variablesHere, { error: es().localeError })
  if (result.success) return { ...result.data, TRUSTED_PROXY_HOPS: result.data.TRUSTED_PROXY_HOPS ?? 0 }
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Revisa las variables de entorno (ver .env.example):\n${lines.join('\n')}`)
}

export const env = parseEnv(process.env)
// next-auth reads its base URL from here only.
process.env.NEXTAUTH_URL = env.SITE_URL
// By default @vercel/blob retries for a quarter of an hour before it reports an error.
process.env.VERCEL_BLOB_RETRIES = '2'

/** Optional for database commands; a server checks it at start (`instrumentation.ts`). @throws Error when missing. */
export function authSecret(): string {
  if (env.AUTH_SECRET) return env.AUTH_SECRET
  throw new Error('AUTH_SECRET: hace falta un secreto; créalo con: openssl rand -base64 32')
}

/** The secret before the current one, and when it was replaced; null without one. */
export function previousAuthSecret(): { secret: string; rotatedAt: Date } | null {
  const { AUTH_SECRET_PREVIOUS: secret, AUTH_SECRET_ROTATED_AT: rotatedAt } = env
  return secret !== undefined && rotatedAt !== undefined ? { secret, rotatedAt } : null
}
