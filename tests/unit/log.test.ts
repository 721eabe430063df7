import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logError } from '@/lib/log'

const EMAIL = 'ana.paredes@correo.example'
const TOKEN = 'Zk3vQ8m-1xYw_5tR7uPq2sLd9fHj4gKb6nMc0aXe1iO'
const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$aGFzaA'

describe('the log', () => {
  const written = vi.fn()
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(written)
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
    const text = String(written.mock.calls[0])
    expect(text).toContain(`[${reference}] GET /api/v1.0/pets TypeError: no such pet`)
    expect(text).toContain('log.test.ts')
    expect(written).toHaveBeenCalledOnce()
  })

  it('repeats nothing of a row that the database refused', () => {
    const refused = Object.assign(new Error(`duplicate key value violates unique constraint "users_email"`), {
      code: '23505',
      constraint_name: 'users_email',
      detail: `Key (lower(email))=(${EMAIL}) already exists.`,
      parameters: [EMAIL, HASH],
    })
    const text = log('form action', new Error(`Failed query, params: ${EMAIL}`, { cause: refused }))
    expect(text).toContain('code=23505 constraint_name=users_email')
    expect(text).not.toMatch(/ana\.paredes|argon2|Failed query/)
  })

  it('keeps the signature of a link to itself, and leaves ids', () => {
    const id = '3f0c9a52-5a1e-4c0e-9b7d-0d9f6a1b2c3d'
    const text = log(
      'GET /confirmar-mascota/2aav.1.m0.m1.Zk3vQ8m-1xYw_5tR7uPq2sLd9fH',
      new Error(`photo ${id}`),
    )
    expect(text).toContain(`GET /confirmar-mascota/2aav.1.m0.m1.[…] Error: photo ${id}`)
  })

  it('keeps secrets of addresses and of sentences to itself', () => {
    const text = log(`PUT /api/v1.0/verify/modpass/${TOKEN}`, new Error(`${TOKEN} of <${EMAIL}> and ${HASH}`))
    expect(text).toContain('PUT /api/v1.0/verify/modpass/[…] Error: […] of <[…]> and […]')
    expect(log('x', `${EMAIL} was refused`)).toContain('x […] was refused')
    expect(log('x', new Error('adoption_requests_accepted_unique'))).toContain(
      'adoption_requests_accepted_unique',
    )
  })
})
