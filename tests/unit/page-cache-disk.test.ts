import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TagMoments } from '@/lib/platform/bus/tag-moments'
import type { PageValue } from '@/server/next-internals/cache-handler'
import { pruneFolder } from '@/server/page-cache/disk-pruning'
import { DiskTier } from '@/server/page-cache/disk-tier'
import { PageCache } from '@/server/page-cache/page-cache'

const MB = 1024 ** 2
const DAY_S = 86_400

let machines = ''
beforeEach(async () => {
  machines = await mkdtemp(path.join(os.tmpdir(), 'page-cache-'))
})
afterEach(() => rm(machines, { recursive: true, force: true }))

function page(text: string, status = 200, tags = 'pets'): PageValue {
  return {
    kind: 'APP_PAGE' as never,
    html: `<p>${text} · ñandú</p>`,
    rscData: Buffer.from(`flight of ${text}`),
    segmentData: new Map([['/page', Buffer.from('segment')]]),
    headers: { 'x-next-cache-tags': tags },
    status,
    postponed: undefined,
  }
}

const SECRET = Buffer.alloc(32, 1)

/** What a process that has just started keeps. */
function start({ build = 'one', maxBytes = 10 * MB, moments = new TagMoments(), secret = SECRET } = {}) {
  const disk = new DiskTier({ root: path.join(machines, 'here'), build, secret, maxBytes })
  const cache = new PageCache({ memory: MB, moments, disk })
  const show = async (key: string) => {
    const entry = await cache.find(key)
    return entry ? (await cache.read(key, entry))?.value : undefined
  }
  const store = async (key: string, value: PageValue) => {
    const entry = await cache.store(key, value, Date.now())
    await entry.compressing
    await disk.settled()
  }
  return { cache, disk, moments, show, store }
}

async function listFiles(folder = machines): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name))
}

const onlyFile = async () => {
  const files = await listFiles()
  expect(files).toHaveLength(1)
  return files[0] as string
}

describe('the page cache on disk', () => {
  it('shows a page after a restart, unless its tag expired meanwhile', async () => {
    await start().store('/luna', page('Luna'))
    expect(await start().show('/luna')).toEqual(page('Luna'))

    const changed = start()
    changed.moments.note(['pets'])
    expect(await changed.show('/luna')).toBeUndefined()
    const unread = start()
    unread.moments.isLagging = true
    expect(await unread.show('/luna')).toBeUndefined()
    const pruned = start()
    pruned.moments.noteAll(Date.now())
    expect(await pruned.show('/luna')).toBeUndefined()
  })

  it('shows a page that another process of the machine made', async () => {
    const [one, other] = [start(), start()]
    await one.store('/luna', page('Luna'))
    expect(await other.show('/luna')).toEqual(page('Luna'))
  })

  it('keeps no page that is not there, and forgets one that is gone', async () => {
    const { store } = start()
    await store('/unknown', page('…', 404))
    expect(await listFiles()).toEqual([])
    await store('/luna', page('Luna'))
    await onlyFile()
    await store('/luna', page('Luna', 404))
    expect(await listFiles()).toEqual([])
  })

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut off', (bytes) => bytes.subarray(0, bytes.length - 10)],
    ['empty', () => Buffer.alloc(0)],
    ['with a byte changed', (bytes) => bytes.fill(bytes[100] === 1 ? 2 : 1, 100, 101)],
    ['of something else', () => Buffer.from('<p>not a page</p>'.repeat(100))],
  ])('ignores a file %s', async (_name, damage) => {
    await start().store('/luna', page('Luna'))
    const file = await onlyFile()
    await writeFile(file, damage(await readFile(file)))
    expect(await start().show('/luna')).toBeUndefined()
  })

  it('ignores a whole page that somebody wrote who may write files, but does not know the secret', async () => {
    await start({ secret: Buffer.alloc(32, 2) }).store('/luna', page('Luna'))
    await onlyFile()
    expect(await start().show('/luna')).toBeUndefined()
    await start().store('/luna', page('Luna'))
    expect(await start().show('/luna')).toEqual(page('Luna'))
  })

  it('ignores a whole file that is another page’s', async () => {
    await start().store('/luna', page('Luna'))
    const luna = await onlyFile()
    const bytes = await readFile(luna)
    await rm(luna)
    await start().store('/sol', page('Sol'))
    await writeFile(await onlyFile(), bytes)
    expect(await start().show('/sol')).toBeUndefined()
  })

  it('goes on without files and folders that vanish', async () => {
    const { store, show } = start()
    await store('/luna', page('Luna'))
    await rm(machines, { recursive: true })
    expect(await show('/luna')).toBeDefined()
    expect(await start().show('/luna')).toBeUndefined()
    await store('/sol', page('Sol'))
    expect(await start().show('/sol')).toEqual(page('Sol'))
  })

  it('keeps one whole page where several processes write it at once', async () => {
    const processes = Array.from({ length: 4 }, () => start())
    const text = randomBytes(20_000).toString('base64')
    await Promise.all(
      processes.flatMap(({ store }) => Array.from({ length: 5 }, () => store('/luna', page(text)))),
    )
    await onlyFile()
    expect(await start().show('/luna')).toEqual(page(text))
  })

  it('keeps no page for long that shows what has changed, whoever made it, and all others', async () => {
    const [one, other] = [start(), start()]
    await other.store('/luna', page('Luna', 200, 'pet:Luna'))
    // Its head is longer than most.
    await other.store('/sol', page('Sol', 200, `pet:Sol,${'a'.repeat(5000)}`))
    const [file = ''] = await listFiles()
    const beside = (name: string) => path.join(path.dirname(file), name)
    await writeFile(beside('noise'), 'no page')
    const withoutTags = (await readFile(file, 'latin1')).replace('"tags"', '"togs"')
    await writeFile(beside('odd'), withoutTags, 'latin1')
    await one.cache.sweep()
    expect(await listFiles()).toHaveLength(4)
    one.moments.isLagging = true
    one.moments.note(['pet:Luna'])
    await one.cache.sweep()
    expect(await listFiles()).toHaveLength(4)
    one.moments.isLagging = false
    await one.cache.sweep()
    expect(await listFiles()).toHaveLength(3)
    expect(await other.show('/sol')).toBeDefined()
    one.moments.noteAll(Date.now())
    await one.cache.sweep()
    expect((await listFiles()).map((left) => path.basename(left)).toSorted()).toEqual(['noise', 'odd'])
  })

  it('stays within its allowance and drops the oldest pages', async () => {
    const maxBytes = MB
    const { store, disk } = start({ maxBytes })
    for (let id = 0; id < 90; id += 1) await store(`/${id}`, page(randomBytes(16_000).toString('base64')))
    await disk.settled()
    const files = await listFiles()
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total).toBeLessThan(maxBytes * 1.05)
    expect(total).toBeGreaterThan(maxBytes * 0.8)
    expect(await start().show('/89')).toBeDefined()
    expect(await start().show('/0')).toBeUndefined()
  })

  it('removes any number of pages beyond its allowance', async () => {
    const shard = path.join(machines, 'here/one/ab')
    await mkdir(shard, { recursive: true })
    for (let id = 0; id < 600; id += 1) await writeFile(path.join(shard, String(id)), 'a page')
    expect(await pruneFolder(path.dirname(shard), 60)).toBe(54)
    expect(await listFiles()).toHaveLength(9)
    expect(await pruneFolder(path.dirname(shard), 0)).toBe(0)
    expect(await listFiles()).toEqual([])
  })

  it('removes earlier builds, machines that are gone and what a dead process left unfinished', async () => {
    const { store } = start()
    await store('/luna', page('Luna'))
    await writeFile(`${await onlyFile()}.1-1.tmp`, 'half')
    const longAgo = Date.now() / 1000 - 2 * DAY_S
    await utimes(`${(await listFiles()).find((file) => file.endsWith('.tmp'))}`, longAgo, longAgo)
    for (const name of ['gone', 'elsewhere']) {
      await mkdir(path.join(machines, name, 'one'), { recursive: true })
      await writeFile(path.join(machines, name, 'one', 'page'), 'a page')
    }
    await utimes(path.join(machines, 'gone'), longAgo, longAgo)

    await start().disk.settled()
    expect((await listFiles()).filter((file) => /tmp$|gone/.test(file))).toEqual([])
    expect(await start().show('/luna')).toBeDefined()
    const next = start({ build: 'two' })
    await next.disk.settled()
    expect(await listFiles()).toEqual([path.join(machines, 'elsewhere/one/page')])
    expect(await next.show('/luna')).toBeUndefined()
  })
})
