import { parseId } from '@/lib/text/params'
import { readAddress, readLink, signAddress, signLink } from './secrets'

/** The row with that number made at that moment. */
export interface LinkedRow {
  id: number
  /** After a database recovery the number may be another row's. Null in older links. */
  createdAt: Date | null
}

const SHAPE = /^(\d{1,10})(?:\.([0-9a-z]{1,11}))?$/

/** Signed links of a feature to its rows. @param kind as of `signLink` */
export const rowLinks = (kind: string) => ({
  write: (row: Row): string => signLink(kind, contentOf(row)),

  /** Null for a link we did not sign; whether its row is still there is up to `isLinked`. */
  read: (link: string): LinkedRow | null => parseContent(readLink(kind, link)),
})

/** The same in 55 characters at most, for the local part of an e-mail address. */
export const rowAddresses = (kind: string) => ({
  write: (row: Row): string => signAddress(kind, contentOf(row)),
  read: (localPart: string): LinkedRow | null => parseContent(readAddress(kind, localPart)),
})

interface Row {
  id: number
  createdAt: Date
}

const contentOf = ({ id, createdAt }: Row) => `${id}.${createdAt.getTime().toString(36)}`

function parseContent(content: string | null): LinkedRow | null {
  const [, digits = '', time] = SHAPE.exec(content ?? '') ?? []
  const id = parseId(digits)
  if (id === null) return null
  return { id, createdAt: time === undefined ? null : new Date(Number.parseInt(time, 36)) }
}

export const isLinked = ({ createdAt }: LinkedRow, row: { createdAt: Date }): boolean =>
  createdAt === null || createdAt.getTime() === row.createdAt.getTime()
