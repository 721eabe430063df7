import { z } from 'zod'
import '@/lib/spanish-messages'

/**
 * The environment, read once. This is the only place that reads `process.env`; every variable is
 * documented in `.env.example`, and a test holds the two against each other.
 */
export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: z
    .string({
      error: 'hace falta la dirección de Postgres, por ejemplo postgres://user:pass@host:5432/querencia',
    })
    .regex(/^postgres(ql)?:\/\//, 'tiene que empezar con postgres://'),
  /** Where DATABASE_URL goes through a transaction pooler: an address that reaches Postgres itself. */
  DATABASE_URL_DIRECT: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'tiene que empezar con postgres://')
    .optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(100).default(10),
  DATA_DIR: z.string().min(1).default('.data'),
  SITE_URL: z
    .url({ error: 'tiene que ser una dirección completa, por ejemplo https://querencia.example' })
    .default('http://localhost:3000'),
  STAND_INS: z.enum(['allow', 'deny']).default('deny'),
  SEARCH_ENGINE: z.enum(['sql', 'memory']).default('sql'),
  API_CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
})

export type Env = z.output<typeof envSchema>

/**
 * Validates a set of variables. Empty strings count as absent.
 * @throws Error with one line per wrong variable, naming it and saying what to do.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = envSchema.safeParse(given)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Revisa las variables de entorno (ver .env.example):\n${lines.join('\n')}`)
}

export const env = parseEnv(process.env)
