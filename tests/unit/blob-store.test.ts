import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import '@/lib/platform/env'
import { photoFileNames } from '@/lib/photos/file-names'
import { deletePhotoFiles, originalName, putPhotoFiles } from '@/lib/photos/photo-files'
import { processPhoto } from '@/lib/photos/process-photo'
import { blobFileStore } from '@/lib/platform/integrations/files/blob'
import { BLOB_TOKEN, BlobServer } from '@/tests/support/fakes/blob-server'
import { blots } from '@/tests/support/pictures'

const server = new BlobServer()
const store = blobFileStore(BLOB_TOKEN)
beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(() => {
  server.behaviour = 'healthy'
  server.requests = 0
  server.files.clear()
})

describe('the file store at Vercel Blob', () => {
  it('the blob store returns what was put, with the content type of its name', async () => {
    await store.put('ab12-800.webp', Buffer.from('first'), 'image/webp')
    await store.put('ab12-800.webp', Buffer.from('second'), 'image/webp')
    expect(await store.get('ab12-800.webp')).toEqual({
      bytes: Buffer.from('second'),
      contentType: 'image/webp',
    })
    expect([...server.files.keys()]).toEqual(['ab12-800.webp'])
    expect(server.files.get('ab12-800.webp')).toMatchObject({
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000',
    })
  })

  it('get returns null for a missing file', async () => {
    await store.put('documents/ab12.pdf', Buffer.from('x'), 'application/pdf')
    await store.delete('documents/ab12.pdf')
    await store.delete('documents/ab12.pdf')
    expect(await store.get('documents/ab12.pdf')).toBeNull()
    expect(await store.get('never.webp')).toBeNull()
  })

  it('the blob store keeps photos and originals byte for byte', async () => {
    const original = await blots(1)
    const photo = await processPhoto(original)
    await store.put(originalName('1'), original, 'application/octet-stream')
    await putPhotoFiles(store, photo)
    expect((await store.get(originalName('1')))?.bytes.equals(original)).toBe(true)
    expect((await store.get(photoFileNames(photo.hash).large))?.bytes.equals(photo.large)).toBe(true)
    await deletePhotoFiles(store, photo.hash)
    expect([...server.files.keys()]).toEqual([originalName('1')])
  })

  it('files are unreadable without the token', async () => {
    await store.put('documents/acta.pdf', Buffer.from('secreto'), 'application/pdf')
    const stranger = await fetch(`${server.url}/objects/documents/acta.pdf`)
    expect(stranger.status).toBe(403)
    expect(await stranger.text()).not.toContain('secreto')
    const wrong = blobFileStore('vercel_blob_rw_tests_guessed')
    await expect(wrong.get('documents/acta.pdf')).rejects.toThrow('403')
    await expect(wrong.put('documents/acta.pdf', Buffer.from('x'), 'application/pdf')).rejects.toThrow(
      'Access',
    )
    await expect(wrong.delete('documents/acta.pdf')).rejects.toThrow('Access')
    expect(server.files.get('documents/acta.pdf')?.bytes.toString()).toBe('secreto')
  })

  it('a failing service is retried, then reported', async () => {
    server.behaviour = 500
    await expect(store.put('ab12.pdf', Buffer.from('x'), 'application/pdf')).rejects.toThrow()
    expect(server.requests).toBe(3)
    await expect(store.get('ab12.pdf')).rejects.toThrow('500')
  })

  it('a request to the blob store times out after twenty seconds', async () => {
    server.behaviour = 'silent'
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const asked = expect(store.get('ab12.pdf')).rejects.toThrow()
      const put = expect(store.put('ab12.pdf', Buffer.from('x'), 'application/pdf')).rejects.toThrow(
        'aborted',
      )
      await vi.waitFor(() => expect(server.requests).toBe(2))
      await vi.advanceTimersByTimeAsync(20_000)
      await Promise.all([asked, put])
    } finally {
      vi.useRealTimers()
    }
  })

  it.each(['../secret', '/etc/passwd', 'A.webp', ''])('the file name %j is refused', async (name) => {
    await expect(store.get(name)).rejects.toThrow('Not a file name')
    await expect(store.delete(name)).rejects.toThrow('Not a file name')
    await expect(store.put(name, Buffer.from('x'), 'image/webp')).rejects.toThrow('Not a file name')
    expect(server.requests).toBe(0)
  })
})
