import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isFileName } from '@/lib/platform/integrations/files/files'
import { localFileStore } from '@/lib/platform/integrations/files/local'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'querencia-files-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('the local file store', () => {
  it('the local file store returns what was put, with the content type of its name', async () => {
    const store = localFileStore(root)
    await store.put('ab12-800.webp', Buffer.from('first'), 'image/webp')
    await store.put('ab12-800.webp', Buffer.from('second'), 'image/webp')
    expect(await store.get('ab12-800.webp')).toEqual({
      bytes: Buffer.from('second'),
      contentType: 'image/webp',
    })
  })

  it('files are sharded by the first two letters, and no temp files are left', async () => {
    await localFileStore(root).put('ab12-og.jpg', Buffer.from('x'), 'image/jpeg')
    expect((await readdir(root, { recursive: true })).sort()).toEqual([
      '.drafts',
      'a',
      path.join('a', 'b'),
      path.join('a', 'b', 'ab12-og.jpg'),
    ])
  })

  it('stale temp files of killed processes are deleted', async () => {
    const drafts = path.join(root, '.drafts')
    await mkdir(drafts)
    for (const name of ['old', 'fresh']) await writeFile(path.join(drafts, name), 'x')
    const twoHoursAgo = Date.now() / 1000 - 7200
    await utimes(path.join(drafts, 'old'), twoHoursAgo, twoHoursAgo)
    await localFileStore(root).put('ab12.pdf', Buffer.from('x'), 'application/pdf')
    expect(await readdir(drafts)).toEqual(['fresh'])
  })

  it('get returns null for a missing file', async () => {
    const store = localFileStore(root)
    await store.put('ab12.pdf', Buffer.from('x'), 'application/pdf')
    await store.delete('ab12.pdf')
    await store.delete('ab12.pdf')
    expect(await store.get('ab12.pdf')).toBeNull()
    expect(await store.get('never.webp')).toBeNull()
  })

  it.each([
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    'a/',
    'a/./b',
    '.env',
    'a\\b',
    'A.webp',
    'a\0.webp',
    'a\n',
    '',
  ])('the file name %j is refused', async (name) => {
    expect(isFileName(name)).toBe(false)
    const store = localFileStore(root)
    await expect(store.get(name)).rejects.toThrow('Not a file name')
    await expect(store.put(name, Buffer.from('x'), 'image/webp')).rejects.toThrow('Not a file name')
  })
})
