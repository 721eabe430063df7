import { constants, type Dirent } from 'node:fs'
import { lstat, mkdir, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import postgres from 'postgres'
import { z } from 'zod'
import { parseDatabaseUrl } from '@/lib/platform/database-url'

type Bytes = AsyncIterable<Uint8Array>

/** How the files of a backup are kept: as they are, or encrypted as `age` does (age-encryption.org/v1). */
export interface BackupCipher {
  /** Of the names of files. */
  suffix: '' | '.age'
  seal(plain: Bytes): Promise<Bytes>
  /** @throws Error where the key is another. */
  unseal(sealed: Bytes): Promise<Bytes>
}

export const PLAIN: BackupCipher = {
  suffix: '',
  seal: async (plain) => plain,
  unseal: async (sealed) => sealed,
}

/** Seals for whoever has the key of one of these, `age1…`; what is sealed cannot be read here. @throws Error for others. */
export function cipherTo(recipients: readonly string[]): BackupCipher {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return {
    suffix: '.age',
    seal: async (plain) => await encrypter.encrypt(streamOf(plain)),
    unseal: async () => Promise.reject(new Error('Solo se puede leer con su clave.')),
  }
}

/** Opens with a key as `age-keygen` writes it: a line that begins with `AGE-SECRET-KEY-1`. @throws Error without one. */
export function cipherWith(keyFile: string): BackupCipher {
  const key = /^AGE-SECRET-KEY-\S+$/m.exec(keyFile)?.[0]
  if (!key) throw new Error('El archivo de la clave no tiene ninguna línea AGE-SECRET-KEY-1…')
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  return {
    suffix: '.age',
    seal: async () => Promise.reject(new Error('Una clave solo lee.')),
    unseal: async (sealed) => await decrypter.decrypt(streamOf(sealed)),
  }
}

function streamOf(bytes: Bytes): ReadableStream<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

/** Reads a regular file. A link could lead out of the folder, to any file that this account may read. @throws Error for links. */
export async function readRegular(file: string): Promise<Readable> {
  const handle = await open(file, constants.O_RDONLY | NO_FOLLOW | NO_WAIT).catch((error) => {
    throw error.code === 'ELOOP' ? linkRefused(file) : error
  })
  if ((await handle.stat()).isFile()) return handle.createReadStream()
  await handle.close()
  throw linkRefused(file)
}

/** Windows has none. A pipe would be waited for. */
const NO_FOLLOW = constants.O_NOFOLLOW ?? 0
const NO_WAIT = constants.O_NONBLOCK ?? 0

const linkRefused = (file: string) =>
  new Error(`${file} no es un archivo, sino un enlace o algo distinto: quítalo y vuelve a intentarlo.`)

/** Written by its owner's account alone, and through no link. */
export async function writeNew(file: string, bytes: Bytes): Promise<void> {
  const { O_WRONLY, O_CREAT, O_TRUNC } = constants
  const handle = await open(file, O_WRONLY | O_CREAT | O_TRUNC | NO_FOLLOW, 0o600)
  await pipeline(Readable.from(bytes), handle.createWriteStream())
}

interface TreeCopy {
  /** Folders that are left out. */
  without?: string
  /** Files that go away meanwhile are left out; else that is an error. */
  isChanging: boolean
  rename(name: string): string
  convert(bytes: Bytes): Promise<Bytes>
}

/** Copies files and folders. @throws Error for links and whatever else is no file. */
export async function copyTree(from: string, to: string, copy: TreeCopy): Promise<void> {
  await mkdir(to, { recursive: true })
  const unlessGone = <Value>(otherwise: Value) => {
    return (error: NodeJS.ErrnoException): Value => {
      if (!copy.isChanging || error.code !== 'ENOENT') throw error
      return otherwise
    }
  }
  for (const entry of await readdir(from, { withFileTypes: true }).catch(unlessGone<Dirent[]>([]))) {
    const source = path.join(from, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== copy.without) await copyTree(source, path.join(to, entry.name), copy)
      continue
    }
    const bytes = await readRegular(source).catch(unlessGone(null))
    if (!bytes) continue
    try {
      await writeNew(path.join(to, copy.rename(entry.name)), await copy.convert(bytes))
    } finally {
      bytes.destroy()
    }
  }
}

/** @throws Error for a link, even to a folder. */
export async function checkFolder(folder: string): Promise<void> {
  if (!(await lstat(folder)).isDirectory()) throw linkRefused(folder)
}

/** Written last: a folder without it is no backup. */
export const MANIFEST = 'manifest.json'
/** Folder of the photos and documents. */
export const FILES = 'files'

export const manifest = z.object({
  takenAt: z.string(),
  /** Of the last migration. */
  lastMigration: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  files: z.boolean(),
  encrypted: z.boolean().default(false),
})
export type Manifest = z.infer<typeof manifest>

/** Rows read, and written, at once. */
export const BATCH = 500

/** A connection of its own, which is not renewed: by default the driver would, after half an hour. */
export const connect = (url: string) =>
  postgres(parseDatabaseUrl(url).href, { max: 1, max_lifetime: null, onnotice: () => {} })

/** Where a table's rows lie. */
export const dataFile = (folder: string, table: string) => path.join(folder, `${table}.ndjson.gz`)
