import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleServerProgram } from '@/scripts/support/build'
import { startNode } from '@/scripts/support/child'
import { TEST_DATA_DIR } from '@/scripts/support/test-postgres'
import { listen } from '@/server/listen'

const PROGRAM = path.join(TEST_DATA_DIR, 'programs', `server.${process.pid}`)
const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/nothing'
const RIGHT = {
  DATABASE_URL,
  STAND_INS: 'allow',
  AUTH_SECRET: 'x'.repeat(32),
  SITE_URL: 'http://localhost:3000',
}

const HEADING = 'Revisa las variables de entorno (ver .env.example):\n'

describe('a server that is given wrong variables', () => {
  beforeAll(() => bundleServerProgram(PROGRAM))
  afterAll(() => rmSync(PROGRAM, { recursive: true }))

  it.each([
    [{ DATABASE_URL: '' }, `${HEADING}  DATABASE_URL: hace falta la dirección de Postgres`],
    [{ DATABASE_URL: 'postgres://user:a/b@host/site' }, `${HEADING}  DATABASE_URL: no se puede leer`],
    [{ AUTH_SECRET: '' }, 'AUTH_SECRET: hace falta un secreto'],
    [{ PORT: 'abc' }, `${HEADING}  PORT: Entrada inválida: se esperaba número`],
    [{ PORT: '70000' }, `${HEADING}  PORT: Demasiado grande`],
    [{ KEEP_ALIVE_TIMEOUT: 'long' }, `${HEADING}  KEEP_ALIVE_TIMEOUT: Entrada inválida`],
  ])('ends with code 1 and says which in a sentence alone: %j', async (wrong, sentence) => {
    const server = startNode([path.join(PROGRAM, 'main.cjs')], { ...RIGHT, ...wrong })
    expect(await server.exited).toBe(1)
    expect(server.output()).toMatch(/^[^\n]+(\n {2}[A-Z_]+: [^\n]+)?\n$/)
    expect(server.output().slice(0, sentence.length)).toBe(sentence)
  })
})

describe('a port', () => {
  const other = createServer()
  beforeAll(() => new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => other.close(resolve)))

  it('that is taken is named, and what to do about it', async () => {
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await expect(listen(createServer(), port, '127.0.0.1')).rejects.toMatchObject({
      name: 'StartError',
      message: `PORT: el puerto ${port} ya está en uso (EADDRINUSE): elige otro, o cierra lo que lo ocupa`,
    })
  })

  it('of an interface that this machine has not is named with it', async () => {
    await expect(listen(createServer(), 0, '203.0.113.1')).rejects.toMatchObject({
      name: 'StartError',
      message: 'PORT, HOSTNAME: no se puede escuchar en 203.0.113.1:0 (EADDRNOTAVAIL)',
    })
  })
})
