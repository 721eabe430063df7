import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPublicPhoto } from '@/lib/photos/public-photos'
import { attachment } from '@/lib/platform/http/download'
import { errorReply } from '@/lib/platform/http/error-reply'
import { answerFile } from '@/lib/platform/http/file-response'
import { type FileStore, guardedFileStore } from '@/lib/platform/integrations/files/files'

/** What the store does next; its files. */
const inner = vi.hoisted(() => ({
  fails: null as Error | null,
  files: new Map<string, Buffer>(),
}))

vi.mock('@/lib/platform/integrations/files/store', async () => {
  const { guardedFileStore } = await import('@/lib/platform/integrations/files/files')
  const work = async <Result>(result: () => Result) => {
    if (inner.fails) throw inner.fails
    return result()
  }
  const store: FileStore = {
    put: (name, bytes) => work(() => void inner.files.set(name, bytes)),
    get: (name) =>
      work(() => {
        const bytes = inner.files.get(name)
        return bytes ? { bytes, contentType: 'image/webp' } : null
      }),
    delete: (name) => work(() => void inner.files.delete(name)),
  }
  return { fileStore: guardedFileStore(store) }
})

const { fileStore } = await import('@/lib/platform/integrations/files/store')

const withCode = (code: string) => Object.assign(new Error(`${code}: write`), { code })
const PHOTO = `${'a'.repeat(32)}-400.webp`

beforeEach(() => {
  inner.fails = null
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a file store that does not work', () => {
  it.each([
    ['ENOSPC', 507, 'storage_full', 'espacio'],
    ['EDQUOT', 507, 'storage_full', 'espacio'],
    ['EIO', 503, 'unavailable', 'archivos'],
    ['EROFS', 503, 'unavailable', 'archivos'],
    ['ECONNREFUSED', 503, 'unavailable', 'archivos'],
  ])('is answered with a sentence and when to ask again: %s', async (fault, status, code, word) => {
    inner.fails = withCode(fault)
    const error = await fileStore.put(PHOTO, Buffer.from('x'), 'image/webp').catch((given: unknown) => given)
    const reply = errorReply(error, 'POST /api/photos')
    expect(reply).toMatchObject({ status, body: { code, error: expect.stringContaining(word) } })
    expect(Number(reply.headers?.['Retry-After'])).toBeGreaterThan(0)
    expect(vi.mocked(console.error).mock.calls.join()).toContain(fault)
  })

  it('is not blamed for a name that is none', async () => {
    const store = guardedFileStore({} as FileStore)
    await expect(store.get('../x')).rejects.toThrow('Not a file name')
    await expect(store.get('../x')).rejects.not.toHaveProperty('code')
  })
})

describe('a photo while the store is away', () => {
  const ask = (name: string) =>
    answerFile(new Request(`http://localhost/media/${name}`), async () => {
      const file = await readPublicPhoto(name)
      return file && { ...file, etag: `"${name}"`, headers: {} }
    })

  it('is shown as it was, where it was asked for before', async () => {
    inner.files.set(PHOTO, Buffer.from('a photo'))
    expect((await ask(PHOTO)).status).toBe(200)
    inner.fails = withCode('ECONNREFUSED')
    expect(await (await ask(PHOTO)).text()).toBe('a photo')
    const other = await ask(`${'b'.repeat(32)}-400.webp`)
    expect([other.status, other.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(Number(other.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is not shown once the store has said that it is gone', async () => {
    inner.files.set(PHOTO, Buffer.from('a photo'))
    await ask(PHOTO)
    inner.files.delete(PHOTO)
    expect((await ask(PHOTO)).status).toBe(404)
    inner.fails = withCode('ECONNREFUSED')
    expect((await ask(PHOTO)).status).toBe(503)
  })
})

describe('a private download', () => {
  const ask = () =>
    answerFile(new Request('http://localhost/dashboard/datos/documento-1'), async () => {
      const file = await fileStore.get('private/document.pdf')
      return file && attachment(file, 'documento-1')
    })

  it('is saved, not shown, and kept by nobody', async () => {
    inner.files.set('private/document.pdf', Buffer.from('a document'))
    const { status, headers } = await ask()
    const sent = ['content-disposition', 'cache-control', 'content-length'].map((name) => headers.get(name))
    expect([status, ...sent]).toEqual([
      200,
      'attachment; filename="documento-1.webp"',
      'private, no-store',
      '10',
    ])
  })

  it('is saved under a name that opens', () => {
    const saved = (contentType: string) =>
      attachment({ bytes: Buffer.from(''), contentType }, 'documento-1').headers['Content-Disposition']
    expect(saved('application/pdf')).toBe('attachment; filename="documento-1.pdf"')
    expect(saved('image/webp')).toBe('attachment; filename="documento-1.webp"')
    expect(saved('application/octet-stream')).toBe('attachment; filename="documento-1"')
  })

  it('is not said to be gone while the store is away', async () => {
    inner.fails = withCode('ECONNREFUSED')
    expect((await ask()).status).toBe(503)
  })
})
