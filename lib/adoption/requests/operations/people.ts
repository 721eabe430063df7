import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { foundations, users } from '@/db/schema'
import { isOnlyBlocked } from '@/lib/people/accounts/block-queries'
import { hasWithdrawn } from '@/lib/people/consents/queries'
import { parsePhoneNumber } from '@/lib/text/phone-number'
import { fullName, publisherName } from '@/lib/text/text'
import type { CountryId } from '@/lib/text/vocabulary'

/** One side of a request, as mails to it and about it need them. */
export interface Person {
  id: number
  greeting: string
  /** As the other side knows them once contacts are shared. */
  name: string
  /** As the other side knows them before: first name, or the foundation's. */
  shortName: string
  isFoundation: boolean
  email: string
  /** False while suspended, who is mailed nothing about requests; to a blocked person mails wait. */
  isReachable: boolean
  /** Also under a suspension: others read no name of theirs. */
  isBlocked: boolean
  phone: string | null
  countryId: CountryId | null
  cityId: number | null
  acceptsCheckIns: boolean
}

/** By id; accounts that do not exist are missing. */
export async function findPeople(tx: Db, ids: readonly number[]): Promise<Map<number, Person>> {
  const rows = await tx
    .select({
      id: users.id,
      name: users.name,
      lastName: users.lastName,
      email: users.email,
      isReachable: sql<boolean>`(${users.active} or ${isOnlyBlocked})`,
      isBlocked: sql<boolean>`${users.blockedAt} is not null`,
      phone: users.phone,
      countryId: users.countryId,
      cityId: users.cityId,
      foundation: foundations.name,
      acceptsCheckIns: sql<boolean>`not ${hasWithdrawn(users.id, 'seguimiento')}`,
    })
    .from(users)
    .leftJoin(foundations, eq(foundations.userId, users.id))
    .where(isOneOf(users.id, ids))
  return new Map(
    rows.map(({ lastName, foundation, ...row }) => [
      row.id,
      {
        ...row,
        phone: row.phone && (parsePhoneNumber(row.phone, row.countryId)?.text ?? row.phone),
        greeting: row.name,
        name: foundation ?? fullName({ name: row.name, lastName }),
        isFoundation: foundation !== null,
        shortName: publisherName({ name: row.name, foundation }),
      },
    ]),
  )
}
