import { describe, expect, it } from 'vitest'
import { send } from '@/tests/support/api'
import { hiddenPetIds, petIdWithStatus } from '@/tests/support/demo-world'

const poster = (id: unknown, headers?: Record<string, string>) =>
  send(`/pet-detail/${id}/cartel`, 'GET', headers)

describe('the poster of a pet', () => {
  it('the poster of a pet is a PDF that is revalidated by its ETag', async () => {
    const { status, headers, text } = await poster(100_015)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toMatch(/^inline; filename="cartel-[a-z-]+\.pdf"$/)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(headers.get('set-cookie')).toBeNull()
    expect(text.startsWith('%PDF-')).toBe(true)
    // The picture is in it.
    expect(text).toMatch(/\/Subtype \/Image/)
    const etag = headers.get('etag') ?? ''
    expect(await poster(100_015, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' })
    expect((await poster(petIdWithStatus('adoptado'), { 'if-none-match': etag })).status).toBe(200)
  })

  it('the poster of a pet without a page is a 404', async () => {
    for (const id of [petIdWithStatus('inactivo'), hiddenPetIds[0], 1, 'abc', '1.5', '2147483648']) {
      expect(id).toBeDefined()
      const { status, headers, text } = await poster(id)
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(text).toBe('Esta mascota no está publicada')
    }
  })

  it('concurrent requests for one poster draw it once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => poster(100_020)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })
})
