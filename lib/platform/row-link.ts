import { parseId } from '@/lib/text/params'
import { isSignedLink, signLink } from './secrets'

/** What a mailed link is about: the row with that number which was made at that moment. */
export interface LinkedRow {
  id: number
  /** After a recovery of the database the number may be another row's. Null in links that an earlier release mailed. */
  createdAt: Date | null
}

const SHAPE = /^((\d{1,10})(?:\.([0-9a-z]{1,11}))?)\.([\w-]{27})$/

const signed = (kind: string, content: string) => `${kind} ${content}`

/** A signed link to one row; nothing is stored. @param kind keeps it from passing for a link of another kind */
export function writeRowLink(kind: string, { id, createdAt }: { id: number; createdAt: Date }): string {
  const content = `${id}.${createdAt.getTime().toString(36)}`
  return `${content}.${signLink(signed(kind, content))}`
}

/** Null for a link we did not sign; whether its row is still there is up to `isLinked`. */
export function readRowLink(kind: string, link: string): LinkedRow | null {
  const [, content = '', digits = '', time, signature = ''] = SHAPE.exec(link) ?? []
  const id = isSignedLink(signed(kind, content), signature) ? parseId(digits) : null
  return id === null
    ? null
    : { id, createdAt: time === undefined ? null : new Date(Number.parseInt(time, 36)) }
}

/** Whether a row with the link's number is the one that it was written for. */
export const isLinked = ({ createdAt }: LinkedRow, row: { createdAt: Date }): boolean =>
  createdAt === null || createdAt.getTime() === row.createdAt.getTime()
