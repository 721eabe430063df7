import { z } from 'zod'
import { DAY_MS } from '@/lib/text/durations'
import { RETENTION_DAYS } from '@/lib/text/retention-terms'
import { isReadable, SAY_READABLE } from './database-url'
import { parseNetworks } from './networks'

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')

/** A variable that lists values separated by commas; empty where it is not set. */
const commaList = () =>
  z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean),
    )

/** As browsers send it; those of apps have schemes of their own. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[a-z\d.:[\]-]+$/

/** Maximum of a rate limit; its window is in `lib/platform/rate-limits/limits.ts`. */
const limit = (standard: number) => z.coerce.number().int().min(1).max(1_000_000).default(standard)

const SCHEME = /^postgres(ql)?:\/\//
const SAY_SCHEME = 'tiene que empezar con postgres://'
const databaseUrl = (error?: string) =>
  z.string({ error }).regex(SCHEME, { error: SAY_SCHEME, abort: true }).refine(isReadable, SAY_READABLE)

/** Time for restarting every instance with the new secret. */
const MAX_ROTATION_AHEAD_MS = DAY_MS

/** What each variable of the environment may be; `env.ts` says what they need of each other. */
export const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: databaseUrl(
    'hace falta la dirección de Postgres, por ejemplo postgres://user:pass@host:5432/querencia',
  ),
  DATABASE_URL_DIRECT: databaseUrl().optional(),
  DATABASE_URL_REPLICA: commaList().refine(
    (addresses) => addresses.every((address) => SCHEME.test(address) && isReadable(address)),
    'tienen que ser direcciones completas de Postgres separadas por comas, cada una de un solo servidor',
  ),
  DATABASE_STATEMENT_SECONDS: z.coerce.number().int().min(1).max(300).default(10),
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(100).default(10),
  DATA_DIR: z.string().min(1).default('.data'),
  FILE_RETENTION_DAYS: z.coerce.number().int().min(1).max(RETENTION_DAYS.unusedFileAtMost).default(1),
  SITE_URL: z
    .url({ error: 'tiene que ser una dirección completa, por ejemplo https://querencia.example' })
    .optional(),
  STAND_INS: z.enum(['allow', 'deny']).default('deny'),
  SEARCH_ENGINE: z.enum(['auto', 'sql', 'memory']).default('auto'),
  /** The secrets: docs/guides/rotate-secrets.md. */
  AUTH_SECRET: z
    .string()
    .min(32, 'tiene que tener 32 caracteres o más; créalo con: openssl rand -base64 32')
    .optional(),
  AUTH_SECRET_PREVIOUS: z.string().min(32, 'tiene que ser el AUTH_SECRET anterior, completo').optional(),
  AUTH_SECRET_ROTATED_AT: z.iso
    .datetime({ offset: true, error: 'tiene que ser un momento, por ejemplo 2026-11-25T12:00:00Z' })
    .transform((text) => new Date(text))
    .refine(
      (moment) => moment.getTime() < Date.now() + MAX_ROTATION_AHEAD_MS,
      'no puede estar a más de un día de ahora: hasta ese momento vale lo que se haga con el secreto anterior',
    )
    .optional(),
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
  /** Those of reads are of a minute: `lib/platform/rate-limits/reads.ts`. */
  LIMIT_READ_ADDRESS: limit(600),
  LIMIT_READ_ACCOUNT: limit(120),
  LIMIT_LOGIN_PAIR: limit(10),
  LIMIT_LOGIN_ADDRESS: limit(30),
  LIMIT_LOGIN_ACCOUNT: limit(50),
  LIMIT_REGISTER_ADDRESS: limit(10),
  LIMIT_MAIL_RECIPIENT: limit(5),
  LIMIT_MAIL_ADDRESS: limit(20),
  LIMIT_PROFILE_ACCOUNT: limit(30),
  LIMIT_REPORT_ACCOUNT: limit(10),
  LIMIT_REPORT_ADDRESS: limit(60),
  LIMIT_PET_ACCOUNT: limit(600),
  LIMIT_FAVOURITE_ACCOUNT: limit(600),
  LIMIT_PHOTO_ACCOUNT: limit(200),
  LIMIT_UPLOAD_ACCOUNT: limit(400),
  LIMIT_UPLOAD_ADDRESS: limit(60),
  LIMIT_PUBLISH_PERSON: limit(20),
  LIMIT_PUBLISH_FOUNDATION: limit(200),
  LIMIT_MATCH_ACCOUNT: limit(30),
  LIMIT_DOSSIER_ACCOUNT: limit(30),
  LIMIT_ADOPTION_ACCOUNT: limit(20),
  LIMIT_ANSWER_ACCOUNT: limit(200),
  LIMIT_MESSAGE_ACCOUNT: limit(120),
  LIMIT_SAVED_SEARCH_ACCOUNT: limit(100),
  LIMIT_REVIEW_ACCOUNT: limit(60),
  LIMIT_DONATION_ACCOUNT: limit(30),
  LIMIT_IMPORT_ACCOUNT: limit(10),
  LIMIT_VIEW_ADDRESS: limit(200),
  LIMIT_POSTER_ADDRESS: limit(20),
  LIMIT_PICTURE_ADDRESS: limit(120),
  LIMIT_LOCATION_DAY: limit(300),
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
  API_CORS_ORIGINS: commaList().refine(
    (origins) => origins.every((origin) => ORIGIN.test(origin)),
    'tienen que ser orígenes separados por comas, sin * ni barra al final, por ejemplo https://app.example',
  ),
  RESEND_API_KEY: z.string().min(1).optional(),
  RESEND_BASE_URL: z
    .url({ error: 'tiene que ser una dirección completa, por ejemplo https://api.resend.com' })
    .optional(),
  /** Answers to mails: the first switches them on. */
  INBOUND_MAIL_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^([a-z\d-]+\.)+[a-z\d-]+$/, 'tiene que ser un dominio, por ejemplo respuestas.querencia.example')
    .optional(),
  RESEND_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'tiene que empezar con whsec_, como lo da Resend')
    .optional(),
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
