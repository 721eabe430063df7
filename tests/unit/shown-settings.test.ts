import { expect, it } from 'vitest'
import { parseEnv } from '@/lib/platform/env'
import { shownSettings } from '@/server/page-cache/shared'

const settings = (changed: Record<string, string> = {}) =>
  shownSettings(
    parseEnv({
      DATABASE_URL: 'postgres://u@h/d',
      STAND_INS: 'allow',
      RESPONSIBLE_NAME: 'Asociación Ejemplo',
      ...changed,
    }),
  )

it.each<Record<string, string>>([
  { RESPONSIBLE_NAME: 'Otra asociación' },
  { RESPONSIBLE_EMAIL: 'otra@correo.example' },
  { DONATIONS: 'off' },
  { OFFLINE: 'off' },
  { STRIPE_SECRET_KEY: 'sk_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
  { OIDC_NAME: 'otro proveedor' },
  { SITE_URL: 'http://otro.example' },
  { DATABASE_URL: 'postgres://u@h/other' },
])('pages that were kept before a change to %o belong to another site', (changed) => {
  expect(settings(changed)).not.toBe(settings())
})

it('pages outlast a change of what they do not show', () => {
  const unseen = {
    LIMIT_READ_ADDRESS: '50',
    PAGE_CACHE_DISK_MB: '9',
    WEB_CONCURRENCY: '2',
    DATABASE_POOL_MAX: '3',
  }
  expect(settings(unseen)).toBe(settings())
  expect(settings()).toBe(settings())
})
