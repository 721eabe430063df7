import { adoptionCheckIns } from '@/db/schema'
import { lockRequest } from '@/lib/adoptions/operations/lock'
import { writeCheckInToken } from '@/lib/check-ins/links'
import { type DueCheckIn, listDueCheckIns } from '@/lib/check-ins/queries'
import { dueCheckIn } from '@/lib/check-ins/rules'
import { absoluteUrl } from '@/lib/http/absolute-url'
import { logError } from '@/lib/log'
import { checkInMailKey } from '@/lib/outbox/keys'
import { enqueueMail } from '@/lib/outbox/operations'
import { checkInMail } from '@/lib/outbox/templates/check-in'
import { checkInPath, stopCheckInsApi, stopCheckInsPath } from '@/lib/routes'
import { publisherName } from '@/lib/text'
import { TIME_ZONES } from '@/lib/time-zones'
import { type WriteContext, type WriteTx, write } from '@/lib/write'

const PER_RUN = 1000

/**
 * Asks adopters how it goes 7, 30 and 90 days after the adoption, each time once. Safe to run concurrently; a failure
 * with one adoption is logged and does not affect the others.
 * @returns how many were asked.
 */
export async function runCheckIns(ctx: WriteContext): Promise<number> {
  const { db, now } = ctx
  let sent = 0
  for (const due of await listDueCheckIns(db, now, { most: PER_RUN })) {
    try {
      if (await write(ctx, (tx) => sendCheckIn(tx, due, now))) sent++
    } catch (error) {
      logError('a check-in', error)
    }
  }
  return sent
}

/** @returns false where the adoption has ended meanwhile, or another run was first. */
async function sendCheckIn(tx: WriteTx, { requestId, adopter }: DueCheckIn, now: Date): Promise<boolean> {
  await lockRequest(tx, requestId, adopter.id)
  const [due] = await listDueCheckIns(tx, now, { most: 1, requestId })
  const day = due && dueCheckIn(due.concludedAt, now)
  if (!due || !day) return false
  await tx.insert(adoptionCheckIns).values({ requestId, day, sentAt: now })
  const token = writeCheckInToken({ id: requestId, createdAt: due.requestedAt })
  const content = checkInMail({
    name: due.adopter.name,
    pet: due.pet.name,
    publisher: publisherName(due.publisher),
    day,
    url: absoluteUrl(checkInPath(token)),
    stopUrl: absoluteUrl(stopCheckInsPath(token)),
    oneClickUrl: absoluteUrl(stopCheckInsApi(token)),
  })
  const quietZone = TIME_ZONES[due.adopter.countryId ?? due.pet.countryId]
  const key = checkInMailKey(requestId, day)
  await enqueueMail(tx, { to: due.adopter.email, content, now, quietZone, key })
  return true
}
