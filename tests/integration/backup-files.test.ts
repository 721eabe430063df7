import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { backUp } from '@/scripts/support/backup'
import { cipherTo, cipherWith, copyTree } from '@/scripts/support/backup-files'
import { restore } from '@/scripts/support/restore'
import { copyTemplate, dropDatabase } from '@/scripts/support/test-database'
import { createEmptyDatabase, query } from '@/tests/support/other-database'

const server = inject('postgres')
const original = `test_${process.pid}_sealed`
const restored = `test_${process.pid}_unsealed`
const place = mkdtempSync(path.join(os.tmpdir(), 'querencia-sealed-'))
const at = (...parts: string[]) => path.join(place, ...parts)
let from: string
let to: string
let recipient: string
/** As `age-keygen` writes it. */
let keyFile: string

beforeAll(async () => {
  from = await copyTemplate(server, original)
  to = await createEmptyDatabase(server.adminUrl, restored)
  const identity = await generateIdentity()
  recipient = await identityToRecipient(identity)
  keyFile = `# created: 2026-01-31\n# public key: ${recipient}\n${identity}\n`
  mkdirSync(at('files/a'), { recursive: true })
  writeFileSync(at('files/a/photo.webp'), 'a picture')
  writeFileSync(at('files/empty'), '')
})
afterAll(async () => {
  for (const name of [original, restored]) await dropDatabase(server.adminUrl, name)
  rmSync(place, { recursive: true })
})

const isEmpty = async () =>
  (await query(to, "select 1 from pg_class where relnamespace = 'public'::regnamespace")).length === 0
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
    .map((entry) => path.join(entry.parentPath, entry.name))

describe('an encrypted backup', () => {
  it('holds nothing that can be read without the key', async () => {
    await backUp(from, at('sealed'), at('files'), { cipher: cipherTo([recipient]) })
    const files = filesIn(at('sealed'))
    expect(files.length).toBeGreaterThan(20)
    for (const file of files) {
      expect(file).toMatch(/\.age$/)
      expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n/)
      expect(readFileSync(file, 'latin1')).not.toContain('a picture')
    }
  })

  it('changes nothing without its key, or with another', async () => {
    await expect(restore(to, at('sealed'), at('none'))).rejects.toThrow('cifrado')
    const other = cipherWith(await generateIdentity())
    await expect(restore(to, at('sealed'), at('none'), other)).rejects.toThrow()
    expect(() => cipherWith('no key')).toThrow('AGE-SECRET-KEY-1')
    expect(await isEmpty()).toBe(true)
    expect(existsSync(at('none'))).toBe(false)
  })

  it('whose files cannot be written leaves the database empty, to be tried again', async () => {
    const below = at('files/empty/files')
    await expect(restore(to, at('sealed'), below, cipherWith(keyFile))).rejects.toThrow('sigue vacía')
    expect(await isEmpty()).toBe(true)
  })

  it('is restored with its key, rows and files', async () => {
    await restore(to, at('sealed'), at('back'), cipherWith(keyFile))
    for (const table of ['users', 'pets', 'outbox']) {
      const rows = `select (to_jsonb(t) - 'session_version')::text as row from ${table} t order by 1`
      expect(await query(to, rows)).toEqual(await query(from, rows))
    }
    expect(readFileSync(at('back/a/photo.webp'), 'utf8')).toBe('a picture')
    expect(readFileSync(at('back/empty'), 'utf8')).toBe('')
  })
})

describe('a link among files', () => {
  it('is not followed by a backup, which says where it is', async () => {
    writeFileSync(at('secret'), 'nobody')
    mkdirSync(at('linked'))
    symlinkSync(at('secret'), at('linked/photo.webp'))
    await expect(backUp(from, at('of-link'), at('linked'))).rejects.toThrow('linked/photo.webp')
    rmSync(at('linked/photo.webp'))
    symlinkSync(at('files'), at('linked/folder'))
    await expect(backUp(from, at('of-link-2'), at('linked'))).rejects.toThrow('linked/folder')
    expect([existsSync(at('of-link')), existsSync(at('of-link-2'))]).toEqual([false, false])
  })

  it('is not restored, be it a table or the folder of the files', async () => {
    await backUp(from, at('plain'), at('files'))
    rmSync(at('plain/files'), { recursive: true })
    symlinkSync(at('files'), at('plain/files'))
    await expect(restore(to, at('plain'), at('none'))).rejects.toThrow('plain/files')
    rmSync(at('plain/files'))
    mkdirSync(at('plain/files'))
    rmSync(at('plain/users.ndjson.gz'))
    symlinkSync(at('secret'), at('plain/users.ndjson.gz'))
    await expect(restore(to, at('plain'), at('none'))).rejects.toThrow('users.ndjson.gz')
    expect(existsSync(at('none'))).toBe(false)
  })

  it('that stands where a file is restored is not written through', async () => {
    mkdirSync(at('target/a'), { recursive: true })
    symlinkSync(at('secret'), at('target/a/photo.webp'))
    const copy = {
      isChanging: false,
      rename: (name: string) => name,
      convert: async (bytes: AsyncIterable<Uint8Array>) => bytes,
    }
    await expect(copyTree(at('files'), at('target'), copy)).rejects.toThrow('ELOOP')
    expect(readFileSync(at('secret'), 'utf8')).toBe('nobody')
  })
})
