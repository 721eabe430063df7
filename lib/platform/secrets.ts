import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { DAY_MS } from '@/lib/text/durations'
import { deriveKey, type KeyPurpose } from './derive-key'
import { authSecret, previousAuthSecret } from './env'

/** A secret of 256 bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Rows hold the hash of a token: a leaked one opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The current one, then the previous while it is replaced. @throws Error without AUTH_SECRET. */
function secrets(): string[] {
  const previous = previousAuthSecret()
  return previous === null ? [authSecret()] : [authSecret(), previous.secret]
}

const derived = new Map<string, Buffer>()

function keyOf(secret: string, purpose: KeyPurpose): Buffer {
  const name = `${purpose} ${secret}`
  const key = derived.get(name) ?? deriveKey(secret, purpose)
  derived.set(name, key)
  return key
}

export const purposeKey = (purpose: KeyPurpose): Buffer => keyOf(authSecret(), purpose)

/** The likeliest first. */
const purposeKeys = (purpose: KeyPurpose): Buffer[] => secrets().map((secret) => keyOf(secret, purpose))

/** `purposeKeys`, then the secrets themselves, which older releases used directly. For what is ours to look up. */
const lookupKeys = (purpose: KeyPurpose): (Buffer | string)[] => [...purposeKeys(purpose), ...secrets()]

const keysOf = (secret: string, purpose: KeyPurpose) => [keyOf(secret, purpose), secret]

interface VerificationKeys {
  current: (Buffer | string)[]
  /** Keys of the previous secret. Whoever knows it can forge more, and backdate it: what it made ends soon, and opens little. */
  previous: (Buffer | string)[]
  /** From when on the previous secret made nothing. */
  rotatedAt: Date
}

/** For what comes from outside and proves itself by a key. */
export function verificationKeys(purpose: KeyPurpose): VerificationKeys {
  const previous = previousAuthSecret()
  return {
    current: keysOf(authSecret(), purpose),
    previous: previous ? keysOf(previous.secret, purpose) : [],
    rotatedAt: previous?.rotatedAt ?? new Date(0),
  }
}

const keyedMac = (key: Buffer | string, value: string) =>
  createHmac('sha256', key).update(value).digest('base64url').slice(0, 27)

export const keyedHash = (value: string): string => keyedMac(purposeKey('hashes of private values'), value)

/** The current one first. */
export const knownHashes = (value: string): string[] =>
  lookupKeys('hashes of private values').map((key) => keyedMac(key, value))

/** By the secret itself: shown to people, so it must not change with key purposes. */
export const shownHash = (value: string): string => keyedMac(authSecret(), value)

const linkMac = (key: Buffer | string, kind: string, content: string) => keyedMac(key, `${kind} ${content}`)

/**
 * A signed token of a mailed link, of which nothing is stored; links that confirm an address or reset a password use
 * `newToken`. @param kind keeps it from passing for a link of another kind
 */
export const signLink = (kind: string, content: string): string =>
  `${content}.${linkMac(purposeKey('signed links'), kind, content)}`

/** Links say no moment at which they were signed. Check-ins, the longest that expire, live as long. */
const PREVIOUS_LINK_MS = 90 * DAY_MS

function linkKeys(): (Buffer | string)[] {
  const { current, previous, rotatedAt } = verificationKeys('signed links')
  const isPreviousOver = Date.now() >= rotatedAt.getTime() + PREVIOUS_LINK_MS
  return [...current, ...(isPreviousOver ? [] : previous)]
}

/** What a token says that we signed, with the current secret or, for 90 days, the one before; null for any other. */
export function readLink(kind: string, token: string): string | null {
  const [, content = '', signature = ''] = /^(.+)\.([\w-]{27})$/.exec(token) ?? []
  const isOurs = linkKeys().some((key) => isSameSecret(signature, linkMac(key, kind, content)))
  return isOurs ? content : null
}

const addressMac = (key: Buffer | string, kind: string, content: string) =>
  createHmac('sha256', key).update(`${kind} ${content}`).digest('hex').slice(0, 32)

/** As `signLink`, for the local part of an e-mail address: some servers write it in lower case. @param content in lower case */
export const signAddress = (kind: string, content: string): string =>
  `${content}.${addressMac(purposeKey('signed links'), kind, content)}`

/** As `readLink`, in any case. */
export function readAddress(kind: string, token: string): string | null {
  const [, content = '', signature = ''] = /^(.+)\.([0-9a-f]{32})$/.exec(token.toLowerCase()) ?? []
  const isOurs = linkKeys().some((key) => isSameSecret(signature, addressMac(key, kind, content)))
  return isOurs ? content : null
}

/** 256 bits, the same for the same session. */
export const enrolmentSeed = (session: string): Buffer =>
  createHmac('sha256', purposeKey('enrolments')).update(session).digest()

/** For this process's own endpoints. */
export const ownSchedulerKey = (): string =>
  keyedMac(purposeKey('own scheduler'), 'this server calls its own scheduled work')

export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Initialisation vector, text and tag in base64. */
export function sealText(purpose: KeyPurpose, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, purposeKey(purpose), iv)
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  )
}

/** With the current secret or the previous one. @param olderKeys tried last. @throws Error when no key fits. */
export function openSealed(
  purpose: KeyPurpose,
  sealed: string,
  olderKeys: (secret: string) => Buffer[] = () => [],
): string {
  const bytes = Buffer.from(sealed, 'base64')
  for (const key of [...purposeKeys(purpose), ...secrets().flatMap(olderKeys)]) {
    try {
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      const text = bytes.subarray(IV_BYTES, -TAG_BYTES)
      return decipher.update(text, undefined, 'utf8') + decipher.final('utf8')
    } catch {
      // Another key's.
    }
  }
  throw new Error(
    `No key opens what was sealed for ${purpose}: was AUTH_SECRET_PREVIOUS taken away too early?`,
  )
}
