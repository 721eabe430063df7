import postgres from 'postgres'
import { describe, expect, it } from 'vitest'
import { parseDatabaseUrl } from '@/lib/platform/database-url'

describe('the address of the database', () => {
  it.each([
    ['sslmode=require&channel_binding=require', false],
    ['sslmode=require&pgbouncer=true&connection_limit=1&pool_timeout=20', true],
    ['sslmode=require&supa=base-pooler.x', false],
    ['schema=public&sslmode=require&sslaccept=strict&socket_timeout=9&statement_cache_size=0', false],
  ])('as a provider writes it, with ?%s, is read without what Postgres refuses', (words, pooled) => {
    expect(parseDatabaseUrl(`postgres://user:password@host/db?${words}`)).toEqual({
      href: 'postgres://user:password@host/db?sslmode=require',
      pooled,
    })
  })

  it.each(['hush/hush', '12/hush', 'hush#hush', '12#hush', 'hush?hush', '12?hush', 'hush%hush', '100%'])(
    'with the password %s as it is says how to write it, and not the password',
    (password) => {
      const read = () => parseDatabaseUrl(`postgres://user:${password}@host:5432/db`)
      expect(read).toThrow(/^La dirección de la base de datos.* no se puede leer: .*%25/)
      expect(read).not.toThrow('hush')
      const { href } = parseDatabaseUrl(`postgres://user:${encodeURIComponent(password)}@host:5432/db`)
      expect(postgres(href).options).toMatchObject({ pass: password, host: ['host'], database: 'db' })
    },
  )

  it.each(['garbage', 'mysql://user:password@host/db', 'host:5432', ''])('is not %j', (text) => {
    expect(() => parseDatabaseUrl(text)).toThrow('La dirección de la base de datos')
  })

  it.each([
    'postgresql://host/db',
    'postgres:///db',
    'postgres://user@[::1]:5432/db',
    'postgres://u:a@b@host/db',
  ])('may be %s', (text) => {
    expect(() => parseDatabaseUrl(text)).not.toThrow()
  })
})
