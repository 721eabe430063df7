import { afterEach, describe, expect, it, vi } from 'vitest'
import { DomainError, invalidFields, STATUS_BY_CODE, TooManyRequests } from '@/lib/platform/errors'
import { errorReply } from '@/lib/platform/http/error-reply'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the API’s answer to an error', () => {
  it.each(Object.entries(STATUS_BY_CODE))(
    'of the domain with code %s is its message with status %i',
    (code, status) => {
      const error = new DomainError(code as keyof typeof STATUS_BY_CODE, 'No se pudo')
      expect(errorReply(error, 'GET /')).toMatchObject({
        status,
        body: { error: 'No se pudo', Error: 'No se pudo', code },
      })
    },
  )

  it('is the same for an error of another bundle, which has modules of its own', async () => {
    const path = '@/lib/platform/errors'
    const other: typeof import('@/lib/platform/errors') = await import(`${path}?another-bundle`)
    expect(other.invalidFields).not.toBe(invalidFields)
    expect(errorReply(other.invalidFields({ photos: 'Es un GIF' }), 'POST /').status).toBe(400)
    expect(errorReply(new other.TooManyRequests(60), 'POST /').headers).toEqual({ 'Retry-After': '60' })
    expect(new other.TooManyRequests(60)).toBeInstanceOf(TooManyRequests)
  })

  it('says when to ask again where that may help', () => {
    const secondsOf = (code: keyof typeof STATUS_BY_CODE) =>
      Number(errorReply(new DomainError(code, 'No se pudo'), 'GET /').headers?.['Retry-After'])
    expect(secondsOf('unavailable')).toBeGreaterThan(0)
    expect(secondsOf('storage_full')).toBeGreaterThan(0)
    expect(secondsOf('conflict')).toBeNaN()
  })

  it('names the invalid fields', () => {
    const { body } = errorReply(
      new DomainError('invalid', 'Revisa', { name: 'Debes ingresar un nombre' }),
      'POST /',
    )
    expect(body.fields).toEqual({ name: 'Debes ingresar un nombre' })
  })

  it('shows only a reference for an unexpected error, which is logged once under it', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const secret = new Error('Failed query: select … params: ana@example.com', {
      cause: new Error('connection refused'),
    })
    const { status, body } = errorReply(secret, 'GET /api/v1.0/pets')
    expect(status).toBe(500)
    const reference = /Referencia: ([0-9a-f]{8})$/.exec(body.error)?.[1]
    expect(reference).toBeDefined()
    expect(log).toHaveBeenCalledTimes(1)
    const entry = String(log.mock.calls[0])
    expect(JSON.parse(entry)).toMatchObject({ reference, what: 'GET /api/v1.0/pets' })
    expect(JSON.stringify([body, entry])).not.toContain('ana@example.com')
  })
})
