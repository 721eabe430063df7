import { createHmac, timingSafeEqual } from 'node:crypto'
import { nextVersion, type PageEntry, type PageHead, type PageParts } from './entry'

const MAGIC = Buffer.from('QPC3')
const MAC_BYTES = 32
const HEAD_AT = MAGIC.length + MAC_BYTES + 4

/** JSON in front of the two Brotli streams. */
interface FileHead extends Pick<PageEntry, 'cacheControl' | 'startedAt' | 'madeAt'> {
  key: string
  head: PageHead
  tags: string[]
  parts: PageParts
  hash: string
  body: number
  data: number
}

export type FileStart = Pick<FileHead, 'tags' | 'startedAt' | 'madeAt'>

/**
 * Reads the head alone, and trusts it: to remove a file. @returns null for what is none of ours; 'longer' where its head
 * goes on.
 */
export function parseStart(bytes: Buffer): FileStart | 'longer' | null {
  if (bytes.length < HEAD_AT || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) return null
  const bodyAt = HEAD_AT + bytes.readUInt32LE(HEAD_AT - 4)
  if (bodyAt > bytes.length) return 'longer'
  try {
    const { tags, startedAt, madeAt }: FileHead = JSON.parse(bytes.toString('utf8', HEAD_AT, bodyAt))
    const isWhole = Array.isArray(tags) && Number.isFinite(startedAt) && Number.isFinite(madeAt)
    return isWhole ? { tags, startedAt, madeAt } : null
  } catch {
    return null
  }
}

const macOf = (key: Buffer, bytes: Buffer) => createHmac('sha256', key).update(bytes).digest()

/** A compressed page as a file: magic, HMAC-SHA-256 of the rest, length of the head, head, streams. */
export function writeEntry(
  secret: Buffer,
  key: string,
  { head, tags, cacheControl, startedAt, madeAt, compressed }: PageEntry,
): Buffer {
  if (!compressed) throw new Error('page cache: only compressed pages go to disk')
  const { body, data, parts, hash } = compressed
  const lengths = { body: body.length, data: data.length }
  const text = {
    key,
    head,
    tags: [...tags],
    cacheControl,
    startedAt,
    madeAt,
    parts,
    hash,
    ...lengths,
  } satisfies FileHead
  const json = Buffer.from(JSON.stringify(text))
  const headLength = Buffer.alloc(4)
  headLength.writeUInt32LE(json.length)
  const rest = Buffer.concat([headLength, json, body, data])
  return Buffer.concat([MAGIC, macOf(secret, rest), rest])
}

/**
 * @returns null for a file that is damaged or that somebody without the secret wrote, one of another page, or one from
 * the future: the clock was set back.
 */
export function readEntry(secret: Buffer, key: string, bytes: Buffer): PageEntry | null {
  if (bytes.length < HEAD_AT || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) return null
  const mac = bytes.subarray(MAGIC.length, MAGIC.length + MAC_BYTES)
  const rest = bytes.subarray(MAGIC.length + MAC_BYTES)
  if (!timingSafeEqual(macOf(secret, rest), mac)) return null
  const bodyAt = HEAD_AT + rest.readUInt32LE(0)
  const file: FileHead = JSON.parse(bytes.toString('utf8', HEAD_AT, bodyAt))
  const { head, tags, cacheControl, startedAt, madeAt, parts, hash } = file
  const dataAt = bodyAt + file.body
  if (file.key !== key || dataAt + file.data !== bytes.length || madeAt > Date.now()) return null
  const compressed = { body: bytes.subarray(bodyAt, dataAt), data: bytes.subarray(dataAt), parts, hash }
  return { version: nextVersion(), head, tags, cacheControl, startedAt, madeAt, compressed }
}
