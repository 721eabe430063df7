import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { captureConsole, logError, logFact } from '@/lib/platform/log'
import { processSingleton } from '@/lib/platform/process-singleton'

const EMAIL = 'ana.paredes@correo.example'
const TOKEN = 'Zk3vQ8m-1xYw_5tR7uPq2sLd9fHj4gKb6nMc0aXe1iO'
const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$aGFzaA'

describe('the log', () => {
  const written = vi.fn()
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(written)
    vi.spyOn(console, 'warn').mockImplementation(written)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    written.mockReset()
  })
  const log = (where: string, error: unknown) => {
    logError(where, error)
    return String(written.mock.lastCall)
  }

  it('a log entry has the event, its place and a reference', () => {
    const reference = logError('GET /api/v1.0/pets', new TypeError('no such pet'))
    const entry = JSON.parse(String(written.mock.calls[0]))
    expect(entry).toMatchObject({
      level: 'error',
      what: 'GET /api/v1.0/pets',
      reference,
      error: 'TypeError: no such pet',
    })
    expect(Math.abs(Date.parse(entry.time) - Date.now())).toBeLessThan(60_000)
    expect(entry.stack[0]).toContain('log.test.ts')
    expect(written).toHaveBeenCalledOnce()
  })

  it('the search of the runbook finds every error, and no other entry', () => {
    const [, found = ''] = /`grep '([^`]+)'`/.exec(readFileSync('docs/guides/runbook.md', 'utf8')) ?? []
    expect(found).not.toBe('')
    expect(log('outbox', new Error('refused'))).toContain(found)
    logFact('payment difference', { said: found })
    expect(String(written.mock.lastCall)).not.toContain(found)
  })

  it('an error that a page shows with its digest is logged under it', () => {
    expect(logError('framework', Object.assign(new Error('x'), { digest: '576891310' }))).toBe('576891310')
  })

  it('an entry names the request it was written for', () => {
    const scope = processSingleton('request scope', () => new AsyncLocalStorage<object>())
    scope.run({ id: '1b9d6bcd' }, () => logFact('payment difference', { amount: 5 }))
    expect(JSON.parse(String(written.mock.lastCall))).toMatchObject({ request: '1b9d6bcd', amount: 5 })
  })

  it('what libraries write to the console becomes one redacted line', () => {
    const kept = { ...console }
    const lines: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
    captureConsole()
    logFact('payment difference', { amount: 5 })
    console.error(' ⨯', new Error(`Failed query, params: ${EMAIL}`, { cause: new Error('refused') }))
    console.warn('%s\nlogged in', EMAIL)
    const lost = new TypeError("Cannot read properties of null (reading 'write')")
    lost.stack = `${lost}\n    at Immediate.nextWrite (/srv/node_modules/postgres/src/connection.js:1:2)`
    console.error('⨯ uncaughtException: ', lost)
    Object.assign(console, kept)
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(line.trimEnd()).not.toMatch(/\n|ana\.paredes/)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warning', what: 'payment difference', amount: 5 },
      { level: 'error', what: 'framework', error: 'Error: refused' },
      { level: 'warning', message: '[…]\nlogged in' },
      // The database's client, of a connection that was closed on purpose.
      { level: 'info', what: 'database: a connection was closed while something was sent' },
    ])
  })

  it('repeats nothing of a row that the database refused', () => {
    const refused = Object.assign(new Error(`duplicate key value violates unique constraint "users_email"`), {
      code: '23505',
      constraint_name: 'users_email',
      detail: `Key (lower(email))=(${EMAIL}) already exists.`,
      parameters: [EMAIL, HASH],
    })
    const text = log('form action', new Error(`Failed query, params: ${EMAIL}`, { cause: refused }))
    expect(JSON.parse(text)).toMatchObject({ code: '23505', constraint_name: 'users_email' })
    expect(text).not.toMatch(/ana\.paredes|argon2|Failed query/)
  })

  it('keeps the signature of a link to itself, and leaves ids', () => {
    const id = '3f0c9a52-5a1e-4c0e-9b7d-0d9f6a1b2c3d'
    const text = log(
      'GET /confirmar-mascota/2aav.1.m0.m1.Zk3vQ8m-1xYw_5tR7uPq2sLd9fH',
      new Error(`photo ${id}`),
    )
    expect(JSON.parse(text)).toMatchObject({
      what: 'GET /confirmar-mascota/2aav.1.m0.m1.[…]',
      error: `Error: photo ${id}`,
    })
  })

  it('keeps secrets of addresses and of sentences to itself', () => {
    const text = log(`PUT /api/v1.0/verify/modpass/${TOKEN}`, new Error(`${TOKEN} of <${EMAIL}> and ${HASH}`))
    expect(JSON.parse(text)).toMatchObject({
      what: 'PUT /api/v1.0/verify/modpass/[…]',
      error: 'Error: […] of <[…]> and […]',
    })
    expect(log('x', `${EMAIL} was refused`)).toContain('"[…] was refused"')
    expect(log('x', new Error('adoption_requests_accepted_unique'))).toContain(
      'adoption_requests_accepted_unique',
    )
  })
})
