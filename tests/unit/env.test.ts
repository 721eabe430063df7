import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { envSchema, missingResponsible, parseEnv } from '@/lib/platform/env'
import { PROJECT_ROOT } from '@/scripts/support/settings'

const DATABASE_URL = 'postgres://user:password@localhost:5432/querencia'
/** What a deployment needs besides. */
const SITE_URL = 'http://querencia.example'
const RESEND_API_KEY = 're_1'
const DATA_DIR = path.resolve('/srv/querencia')
const BLOB_READ_WRITE_TOKEN = 'vercel_blob_rw_store_secret'
const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

/** What the commands and the server program read by themselves. */
const OF_COMMANDS = ['PORT', 'HOST', 'HOSTNAME', 'KEEP_ALIVE_TIMEOUT', 'CHROMIUM_PATH']

describe('.env.example', () => {
  const text = readFileSync(path.join(PROJECT_ROOT, '.env.example'), 'utf8')
  const blocks = text.split(/\n\n/).filter((block) => /^# [A-Z_]+=/m.test(block))

  it('.env.example lists exactly the variables that the application and its commands read', () => {
    const listed = blocks.flatMap((block) => [...block.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name))
    expect(listed.toSorted()).toEqual([...Object.keys(envSchema.shape), ...OF_COMMANDS].toSorted())
  })

  it('.env.example explains each variable, or group of variables, before its value', () => {
    for (const block of blocks) expect(block).toMatch(/^# \S+.*[.:]\n(# .*\n)*# [A-Z_]+=/)
  })

  it('.env.example has values that the application accepts', () => {
    const given = Object.fromEntries(
      [...text.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    )
    expect(() => parseEnv(given)).not.toThrow()
  })
})

const PUBLIC = 'https://querencia.example'

describe('the environment', () => {
  it('only the URLs of database and site and ways to send mail, keep files and take donations are required', () => {
    expect(parseEnv({ DATABASE_URL, SITE_URL, RESEND_API_KEY, DATA_DIR, ...STRIPE })).toMatchObject({
      DATABASE_URL,
      SITE_URL,
      STAND_INS: 'deny',
      SEARCH_ENGINE: 'auto',
      WORKERS: 'in-process',
    })
    const keys = { DATABASE_URL, SITE_URL, RESEND_API_KEY, BLOB_READ_WRITE_TOKEN }
    expect(() => parseEnv({ ...keys, ...STRIPE })).not.toThrow()
    expect(() => parseEnv({ ...keys, DONATIONS: 'off' })).not.toThrow()
    expect(parseEnv({ DATABASE_URL, STAND_INS: 'allow' }).SITE_URL).toBe('http://localhost:3000')
  })

  it('on Vercel workers default to cron', () => {
    const keys = { RESEND_API_KEY, BLOB_READ_WRITE_TOKEN, CRON_SECRET: 'x'.repeat(16), ...STRIPE }
    const vercel = { DATABASE_URL, SITE_URL, ...keys, VERCEL: '1' }
    expect(parseEnv(vercel).WORKERS).toBe('cron')
    expect(parseEnv({ ...vercel, WORKERS: 'in-process' }).WORKERS).toBe('in-process')
  })

  it('one proxy is trusted on Vercel, none elsewhere', () => {
    const blob = { BLOB_READ_WRITE_TOKEN, CRON_SECRET: 'x'.repeat(16) }
    const keys = { DATABASE_URL, RESEND_API_KEY, ...blob, ...STRIPE }
    expect(parseEnv({ ...keys, SITE_URL: PUBLIC, VERCEL: '1' }).TRUSTED_PROXY_HOPS).toBe(1)
    expect(parseEnv({ ...keys, SITE_URL: PUBLIC, TRUSTED_PROXY_HOPS: '0' }).TRUSTED_PROXY_HOPS).toBe(0)
    expect(parseEnv({ DATABASE_URL, STAND_INS: 'allow' }).TRUSTED_PROXY_HOPS).toBe(0)
    const networks = { SITE_URL: PUBLIC, TRUSTED_PROXIES: '10.0.0.0/8' }
    for (const host of [{}, { VERCEL: '1' }]) {
      expect(parseEnv({ ...keys, ...networks, ...host }).TRUSTED_PROXIES?.check('10.1.2.3')).toBe(true)
    }
    expect(() => parseEnv({ DATABASE_URL, STAND_INS: 'allow', SITE_URL: 'https://localhost' })).not.toThrow()
    expect(() =>
      parseEnv({ DATABASE_URL, STAND_INS: 'allow', SITE_URL: 'http://192.0.2.4:3000' }),
    ).not.toThrow()
  })

  it('on Vercel DATA_DIR does not replace Vercel Blob', () => {
    const vercel = { DATABASE_URL, RESEND_API_KEY, CRON_SECRET: 'x'.repeat(16), DATA_DIR, VERCEL: '1' }
    expect(() => parseEnv(vercel)).toThrow('BLOB_READ_WRITE_TOKEN: hace falta la clave de Vercel Blob')
  })

  it.each([
    'postgres://user:password@host:5432/querencia?pgbouncer=true',
    'postgres://user:password@aws-0.pooler.example:6543/postgres',
    'postgres://user:password@ep-cool-1-pooler.eu.neon.example/querencia',
  ])('a long-lived server needs a direct address beside that of a pooler: %s', (pooled) => {
    const given = { DATABASE_URL: pooled, STAND_INS: 'allow' }
    expect(() => parseEnv(given)).toThrow('DATABASE_URL_DIRECT: hace falta una dirección directa')
    expect(() => parseEnv({ ...given, DATABASE_URL_DIRECT: pooled })).toThrow('DATABASE_URL_DIRECT')
    expect(() => parseEnv({ ...given, DATABASE_URL_DIRECT: DATABASE_URL })).not.toThrow()
    expect(() => parseEnv({ ...given, WORKERS: 'cron', CRON_SECRET: 'x'.repeat(16) })).not.toThrow()
  })

  it.each(['a/b', '12/b', 'a#b', '12#b', 'a?b', '12?b', 'a?b=c', 'a%b', '%'])(
    'a database password that its address holds as it is, and no program could read, is refused: %s',
    (password) => {
      const given = { DATABASE_URL, STAND_INS: 'allow' }
      const wrong = `postgres://querencia:${password}@127.0.0.1:5432/querencia`
      const right = `postgres://querencia:${encodeURIComponent(password)}@127.0.0.1:5432/querencia`
      for (const name of ['DATABASE_URL', 'DATABASE_URL_DIRECT']) {
        expect(() => parseEnv({ ...given, [name]: wrong })).toThrow(`${name}: no se puede leer`)
        expect(() => parseEnv({ ...given, [name]: right })).not.toThrow()
      }
      expect(() => parseEnv({ ...given, DATABASE_URL_REPLICA: wrong })).toThrow('DATABASE_URL_REPLICA')
    },
  )

  it('addresses of databases by socket, with options or with an @ in the password are read', () => {
    for (const address of [
      'postgresql://user@%2Fvar%2Frun%2Fpostgresql/querencia',
      'postgres:///querencia?host=/var/run/postgresql',
      'postgres://user:pass@[::1]:5432/querencia?sslmode=require&application_name=site',
      'postgres://user:a@b@host/querencia',
    ])
      expect(() => parseEnv({ DATABASE_URL: address, STAND_INS: 'allow' })).not.toThrow()
  })

  it('empty variables count as absent', () => {
    const keys = { SITE_URL, RESEND_API_KEY, BLOB_READ_WRITE_TOKEN, ...STRIPE }
    expect(parseEnv({ DATABASE_URL, ...keys, DATA_DIR: '', STAND_INS: '' })).toMatchObject({
      DATA_DIR: '.data',
      STAND_INS: 'deny',
    })
  })

  it.each([
    [{}, 'DATABASE_URL: hace falta la dirección de Postgres'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL: tiene que empezar con postgres://'],
    [{ DATABASE_URL, SITE_URL: 'querencia.example' }, 'SITE_URL: tiene que ser una dirección completa'],
    [{ DATABASE_URL, STAND_INS: 'yes' }, 'STAND_INS: Opción inválida: se esperaba una de "allow"|"deny"'],
    [{ DATABASE_URL, RESEND_API_KEY, DATA_DIR, ...STRIPE }, 'SITE_URL: hace falta la dirección del sitio'],
    [{ DATABASE_URL }, 'RESEND_API_KEY: hace falta la clave de Resend'],
    [{ DATABASE_URL, RESEND_API_KEY }, 'BLOB_READ_WRITE_TOKEN: hace falta la clave de Vercel Blob'],
    [{ DATABASE_URL, DATA_DIR: 'fotos' }, 'BLOB_READ_WRITE_TOKEN: hace falta la clave de Vercel Blob'],
    [{ DATABASE_URL, BLOB_READ_WRITE_TOKEN: 'rw_1' }, 'BLOB_READ_WRITE_TOKEN: tiene que empezar con'],
    [{ DATABASE_URL, RESEND_API_KEY, DATA_DIR }, 'STRIPE_SECRET_KEY: hace falta la clave de Stripe'],
    [{ DATABASE_URL, STAND_INS: 'allow', STRIPE_SECRET_KEY: 'pk_1' }, 'STRIPE_SECRET_KEY: tiene que empezar'],
    [
      { DATABASE_URL, STAND_INS: 'allow', STRIPE_SECRET_KEY: 'sk_1' },
      'STRIPE_WEBHOOK_SECRET: hace falta el secreto del webhook',
    ],
    [{ DATABASE_URL, STAND_INS: 'allow', WORKERS: 'cron' }, 'CRON_SECRET: hace falta una clave'],
    [{ DATABASE_URL, SITE_URL: PUBLIC, STAND_INS: 'allow' }, 'STAND_INS: con allow cualquiera podría leer'],
    [{ DATABASE_URL, SITE_URL: 'https://203.0.113.8', STAND_INS: 'allow' }, 'STAND_INS: con allow'],
    [{ DATABASE_URL, SITE_URL: 'https://pets.internal', STAND_INS: 'allow' }, 'STAND_INS: con allow'],
    [{ DATABASE_URL, SITE_URL: 'https://[2001:db8::1]', STAND_INS: 'allow' }, 'STAND_INS: con allow'],
    [{ DATABASE_URL, AUTH_SECRET_PREVIOUS: 'short' }, 'AUTH_SECRET_PREVIOUS: tiene que ser el AUTH_SECRET'],
    [
      { DATABASE_URL, STAND_INS: 'allow', AUTH_SECRET_PREVIOUS: 'x'.repeat(32) },
      'AUTH_SECRET_ROTATED_AT: di cuándo cambiaste AUTH_SECRET',
    ],
    [
      { DATABASE_URL, STAND_INS: 'allow', AUTH_SECRET_ROTATED_AT: 'ayer' },
      'AUTH_SECRET_ROTATED_AT: tiene que ser un momento',
    ],
    [
      { DATABASE_URL, STAND_INS: 'allow', AUTH_SECRET_ROTATED_AT: '2099-01-01T00:00:00Z' },
      'AUTH_SECRET_ROTATED_AT: no puede estar a más de un día',
    ],
    [{ DATABASE_URL, SITE_URL: PUBLIC }, 'TRUSTED_PROXY_HOPS: di cuántos proxies propios hay delante'],
    [{ DATABASE_URL, TRUSTED_PROXIES: '10.0.0.0/8,x' }, 'TRUSTED_PROXIES: tienen que ser redes'],
    [
      { DATABASE_URL, STAND_INS: 'allow', TRUSTED_PROXIES: '10.0.0.0/8', TRUSTED_PROXY_HOPS: '1' },
      'TRUSTED_PROXIES: da las redes de tus proxies o su cantidad en TRUSTED_PROXY_HOPS, no las dos',
    ],
    [{ DATABASE_URL, CRON_SECRET: 'short' }, 'CRON_SECRET: tiene que tener al menos 16 caracteres'],
  ])('%j fails with a message that names the variable and the fix', (variables, sentence) => {
    expect(() => parseEnv(variables)).toThrow(sentence)
  })

  it.each([
    { DATABASE_POOL_MAX: '0' },
    { DATABASE_POOL_MAX: 'many' },
    { STAND_INS: 'yes' },
    { SEARCH_ENGINE: 'elastic' },
  ])('%j is refused, naming the variable', (variables) => {
    expect(() => parseEnv({ DATABASE_URL, ...variables })).toThrow(Object.keys(variables)[0])
  })

  it('replicas are addresses separated by commas, for hosts that hear what other instances change', () => {
    const given = { DATABASE_URL, STAND_INS: 'allow' }
    const two = `${DATABASE_URL}, postgres://user:password@host2/querencia`
    expect(parseEnv(given).DATABASE_URL_REPLICA).toEqual([])
    expect(parseEnv({ ...given, DATABASE_URL_REPLICA: two }).DATABASE_URL_REPLICA).toHaveLength(2)
    for (const wrong of ['host2', `${DATABASE_URL},host2`, 'postgres://['])
      expect(() => parseEnv({ ...given, DATABASE_URL_REPLICA: wrong })).toThrow(
        'DATABASE_URL_REPLICA: tienen que ser direcciones',
      )
    const cron = { ...given, WORKERS: 'cron', CRON_SECRET: 'x'.repeat(16) }
    expect(() => parseEnv({ ...cron, DATABASE_URL_REPLICA: two })).toThrow('con WORKERS=cron no se pueden')
    expect(() => parseEnv(cron)).not.toThrow()
  })

  it('origins of the API are as browsers send them, those of apps too', () => {
    const given = { DATABASE_URL, STAND_INS: 'allow' }
    const right = [
      'https://app.example',
      'http://localhost:8080',
      'http://[::1]:8080',
      'capacitor://localhost',
    ]
    const parsed = parseEnv({ ...given, API_CORS_ORIGINS: right.join(', ') })
    expect(parsed.API_CORS_ORIGINS).toEqual(right)
    for (const wrong of [
      '*',
      'app.example',
      'https://app.example/',
      'https://*.example',
      'https://App.example',
    ])
      expect(() => parseEnv({ ...given, API_CORS_ORIGINS: `${right[0]},${wrong}` })).toThrow(
        'API_CORS_ORIGINS: tienen que ser orígenes',
      )
  })

  it('names what a site with real services lacks to say who answers for personal data', () => {
    const lacking = (more: Record<string, string>) => missingResponsible(parseEnv({ DATABASE_URL, ...more }))
    const real = { SITE_URL, RESEND_API_KEY, DATA_DIR, ...STRIPE }
    const all = {
      RESPONSIBLE_NAME: 'Asociación',
      RESPONSIBLE_ADDRESS: 'Calle 1',
      RESPONSIBLE_EMAIL: 'a@b.example',
    }
    expect(lacking(real)).toEqual(Object.keys(all))
    expect(lacking({ ...real, ...all, RESPONSIBLE_ADDRESS: '' })).toEqual(['RESPONSIBLE_ADDRESS'])
    expect(lacking({ ...real, ...all })).toEqual([])
    expect(lacking({ STAND_INS: 'allow' })).toEqual([])
  })

  it('all invalid variables are reported at once', () => {
    expect(() => parseEnv({ STAND_INS: 'yes' })).toThrow(/DATABASE_URL.*\n.*STAND_INS/)
  })
})
