import { parseId } from '@/lib/text/params'
import { readLink, signLink } from './secrets'

/** The row with that number made at that moment. */
export interface LinkedRow {
  id: number
  /** After a database recovery the number may be another row's. Null in older links. */
  createdAt: Date | null
}

const SHAPE = /^(\d{1,10})(?:\.([0-9a-z]{1,11}))?$/

/** Signed links of a feature to its rows. @param kind as of `signLink` */
export const rowLinks = (kind: string) => ({
  write: ({ id, createdAt }: { id: number; createdAt: Date }): string =>
    signLink(kind, `${id}.${createdAt.getTime().toString(36)}`),

  /** Null for a link we did not sign; whether its row is still there is up to `isLinked`. */
  read: (link: string): LinkedRow | null => {
    const [, digits = '', time] = SHAPE.exec(readLink(kind, link) ?? '') ?? []
    const id = parseId(digits)
    return id === null
      ? null
      : { id, createdAt: time === undefined ? null : new Date(Number.parseInt(time, 36)) }
  },
})

export const isLinked = ({ createdAt }: LinkedRow, row: { createdAt: Date }): boolean =>
  createdAt === null || createdAt.getTime() === row.createdAt.getTime()
