import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerPicture, parsePictureForm, pictureVersion, previewPath } from '@/lib/pets/pictures/picture'
import { DomainError } from '@/lib/platform/errors'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { samplePet } from '@/tests/support/fixtures'

vi.setConfig({ testTimeout: 60_000 })

const pet = samplePet({ id: 2_000_000_001 })
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(new URL(path, 'http://site'), { headers: { 'x-forwarded-for': '198.51.100.7', ...headers } })

describe('the answer with a picture', () => {
  afterEach(() => vi.restoreAllMocks())

  it('of the present version may be kept for a while; an old address is always asked again', async () => {
    const answer = await answerPicture(ask(previewPath(pet)), pet, 'vista-previa')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600, stale-while-revalidate=3600')
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="vista-previa-canela.jpg"')
    const etag = answer.headers.get('etag') ?? ''
    const old = await answerPicture(ask('/?v=old', { 'if-none-match': etag }), pet, 'vista-previa')
    expect([old.status, old.headers.get('cache-control')]).toEqual([
      304,
      'public, max-age=0, must-revalidate',
    ])
  })

  it('has another address once the pet is another to look at, and no other form', () => {
    const version = pictureVersion(pet)
    for (const changes of [{ name: 'Canelo' }, { status: 'adoptado' }, { photo: null }] as const)
      expect(pictureVersion({ ...pet, ...changes })).not.toBe(version)
    expect(pictureVersion({ ...pet, ...samplePet({ id: pet.id, description: 'Otra historia' }) })).toBe(
      version,
    )
    expect(['historia', 'cartel', '__proto__', ''].map(parsePictureForm)).toEqual([
      'historia',
      null,
      null,
      null,
    ])
  })

  it('that cannot be drawn is the plain photo for a preview, and to be asked for later as a file', async () => {
    const away = new DomainError('unavailable', 'Las fotos no responden ahora')
    vi.spyOn(fileStore, 'get').mockRejectedValue(away)
    const other = samplePet({ id: 2_000_000_002 })
    const preview = await answerPicture(ask('/'), other, 'vista-previa')
    expect([preview.status, preview.headers.get('location')]).toEqual([307, other.photo?.preview])
    expect(preview.headers.get('cache-control')).toBe('no-store')
    const story = await answerPicture(ask('/'), other, 'historia')
    expect(story.status).toBe(503)
    expect(Number(story.headers.get('retry-after'))).toBeGreaterThan(0)
    vi.restoreAllMocks()
    expect((await answerPicture(ask('/'), other, 'historia')).status).toBe(200)
  })
})
