import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startOwnServer } from '@/tests/support/own-server'
import { blots, fileOf } from '@/tests/support/pictures'

let folder = ''
let site: Awaited<ReturnType<typeof startOwnServer>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'querencia-no-files-'))
  // Nothing can be read from it, or written into it.
  await writeFile(path.join(folder, 'files'), 'not a folder')
  site = await startOwnServer('.next-test', 'no-files', { DATA_DIR: folder })
})
afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

it('without its files the site answers 503, says when to ask again, and serves its pages', async () => {
  const photo = await fetch(`${site.url}/media/${'a'.repeat(32)}-400.webp`)
  expect([photo.status, photo.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(Number(photo.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await photo.text()).toContain('archivos en este momento')
  expect((await fetch(`${site.url}/pet-detail/100015`)).status).toBe(200)
  const ready = await fetch(`${site.url}/api/salud/listo`)
  expect(await ready.json()).toMatchObject({ freeDiskMb: expect.any(Number) })
})

it('an upload that cannot be stored is refused with a sentence', async () => {
  const signIn = await fetch(`${site.url}/api/v1.0/auth/userLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'publica@querencia.example', password: 'Querencia1!' }),
  })
  const { token } = (await signIn.json()) as { token: string }
  const form = new FormData()
  form.append('photo', fileOf(await blots(1)))
  const answer = await fetch(`${site.url}/api/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ error: expect.stringContaining('archivos en este momento') })
})
