import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { UploadDto } from '@/lib/photos/dto'
import { cookieOf, send, signedIn, tokenOf } from '@/tests/support/api'
import { readHeic } from '@/tests/support/heic'
import { blots, fileOf } from '@/tests/support/pictures'
import { BASE_URL } from '@/tests/support/site'

/** Sends files as a page of ours does. */
async function upload(files: readonly File[], headers: Record<string, string>, part = 'photo') {
  const form = new FormData()
  for (const file of files) form.append(part, file)
  const whole = new Response(form)
  const type = whole.headers.get('content-type') ?? ''
  const body = Buffer.from(await whole.arrayBuffer())
  return send('/api/photos', 'POST', { ...headers, 'content-type': type }, body)
}

async function uploaded(id: number, bytes: Buffer): Promise<string> {
  const { status, body } = await upload([fileOf(bytes)], await signedIn(id))
  expect([status, body]).toEqual([202, { id: expect.any(String), status: 'processing' }])
  return (body as UploadDto).id
}

const ask = async (id: string, account: number) => send(`/api/photos/${id}`, 'GET', await signedIn(account))

/** Asks until the photo is no longer processed, as the form does. */
async function settled(id: string, account: number): Promise<UploadDto> {
  for (;;) {
    const { status, body } = await ask(id, account)
    expect(status).toBe(200)
    if ((body as UploadDto).status !== 'processing') return body as UploadDto
    await wait(100)
  }
}

describe('POST /api/photos', () => {
  it('POST /api/photos accepts a photo at once and serves all sizes later, without GPS data', async () => {
    const placed = await sharp(await blots(70, 2000, 1500))
      .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 0/1' } })
      .jpeg()
      .toBuffer()
    const id = await uploaded(1, placed)
    const { photo } = await settled(id, 1)
    expect(photo).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{32}$/), width: 1600, height: 1200 })
    for (const path of [photo?.large, photo?.medium, photo?.small, photo?.preview]) {
      const answer = await fetch(`${BASE_URL}${path}`)
      expect(answer.status).toBe(200)
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).exif).toBeUndefined()
    }
  })

  it('POST /api/photos goes by a file’s content, not its name', async () => {
    const headers = await signedIn(1)
    const picture = fileOf(await blots(71), 'acta.pdf', 'application/pdf')
    expect((await upload([picture], headers)).status).toBe(202)
    const script = fileOf(Buffer.from('<svg onload="alert(1)"/>'), 'luna.jpg', 'image/jpeg')
    expect(await upload([script], headers)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('SVG') },
    })
  })

  it('POST /api/photos takes a HEIC, and answers one that cannot be read', async () => {
    const headers = await signedIn(1)
    expect((await upload([fileOf(readHeic('quarters'), 'luna.heic', 'image/heic')], headers)).status).toBe(
      202,
    )
    const broken = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(500)])
    expect(await upload([fileOf(broken)], headers)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('dañado') },
    })
  })

  it('POST /api/photos explains what to do with AVIF', async () => {
    const picture = Buffer.concat([Buffer.from('\0\0\0\x18ftypavif'), Buffer.alloc(500)])
    const { status, body } = await upload([fileOf(picture)], await signedIn(1))
    const error = expect.stringContaining('AVIF')
    expect([status, body]).toEqual([400, expect.objectContaining({ error })])
  })

  it('POST /api/photos refuses more than 12 MB, in the file or in all', async () => {
    const headers = await signedIn(1)
    const heavy = (bytes: number) =>
      fileOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(bytes)]))
    for (const bytes of [12 << 20, 13 << 20]) {
      expect(await upload([heavy(bytes)], headers)).toMatchObject({
        status: 413,
        body: { error: 'La foto pesa más de 12 MB.' },
      })
    }
  })

  it('POST /api/photos takes exactly one file', async () => {
    const headers = await signedIn(1)
    const file = fileOf(await blots(72))
    expect(await upload([], headers)).toMatchObject({
      status: 400,
      body: { fields: { photo: 'Elige una foto' } },
    })
    expect((await upload([file, file], headers)).status).toBe(400)
    expect((await upload([file], headers, 'document')).status).toBe(400)
  })

  it('POST /api/photos needs a token, or a session from our own origin', async () => {
    const file = fileOf(await blots(73))
    expect((await upload([file], {})).status).toBe(401)
    expect(
      (await upload([file], { cookie: await cookieOf(1), origin: 'https://elsewhere.example' })).status,
    ).toBe(403)
    expect((await upload([file], { authorization: `Bearer ${await tokenOf(1)}` })).status).toBe(202)
  })
})

describe('/api/photos/{id}', () => {
  it('GET /api/photos/{id} says why a photo failed', async () => {
    const id = await uploaded(1, (await blots(74)).subarray(0, 4000))
    expect(await settled(id, 1)).toEqual({
      id,
      status: 'failed',
      problem: expect.stringContaining('No pudimos leer la foto'),
    })
  })

  it('an upload is its sender’s alone, and nobody gets the original', async () => {
    const id = await uploaded(1, await blots(75))
    expect((await ask(id, 2)).status).toBe(403)
    expect((await send(`/api/photos/${id}`, 'DELETE', await signedIn(2))).status).toBe(403)
    expect((await send(`/api/photos/${id}`)).status).toBe(401)
    expect((await send(`/media/originals/${id}`)).status).toBe(404)
    expect(await settled(id, 1)).toMatchObject({ status: 'ready' })
    expect((await ask(id, 1)).headers.get('cache-control')).toBe('private, no-store')
  })

  it('DELETE /api/photos/{id} discards an upload', async () => {
    const id = await uploaded(1, await blots(76))
    expect(await send(`/api/photos/${id}`, 'DELETE', await signedIn(1))).toMatchObject({
      status: 200,
      body: {},
    })
    expect((await ask(id, 1)).status).toBe(404)
    expect((await send(`/api/photos/${id}`, 'DELETE', await signedIn(1))).status).toBe(404)
  })

  it.each(['1', 'nonsense', "x' or 1=1", '%00'])('/api/photos/{id} answers 404 for %j', async (id) => {
    expect((await ask(encodeURI(id), 1)).status).toBe(404)
  })

  it('ten photos sent at once become ten photos', async () => {
    const pictures = await Promise.all(Array.from({ length: 10 }, (_, index) => blots(80 + index)))
    const ids = await Promise.all(pictures.map((bytes) => uploaded(2, bytes)))
    const states = await Promise.all(ids.map((id) => settled(id, 2)))
    expect(new Set(states.map(({ photo }) => photo?.hash)).size).toBe(10)
  })
})
