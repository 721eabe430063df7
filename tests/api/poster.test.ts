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

describe('the pictures of a pet', () => {
  const picture = (id: unknown, form: string) => send(`/pet-detail/${id}/imagen/${form}`, 'GET')

  it.each(['vista-previa', 'historia', 'publicacion'])('%s is a JPEG of 250 KB at most', async (form) => {
    const { status, headers } = await picture(100_015, form)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(Number(headers.get('content-length'))).toBeLessThanOrEqual(250_000)
    expect(headers.get('set-cookie')).toBeNull()
    // Cards of links on other sites show it.
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('are a 404 for a pet without a page, and in a form that there is not', async () => {
    for (const id of [petIdWithStatus('inactivo'), hiddenPetIds[0], 1, 'abc'])
      expect((await picture(id, 'historia')).status).toBe(404)
    expect((await picture(100_015, 'cartel')).status).toBe(404)
  })

  it('the preview is what the page names, with a version', async () => {
    const { text } = await send('/pet-detail/100015', 'GET')
    const named = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? ''
    const { pathname, search } = new URL(named)
    expect(pathname).toBe('/pet-detail/100015/imagen/vista-previa')
    const { headers } = await send(`${pathname}${search}`, 'GET')
    expect(headers.get('cache-control')).toContain('stale-while-revalidate')
  })
})
