import { adoptionCheckIns } from '@/db/schema'
import { writeCheckInToken } from '@/lib/adoption/check-ins/links'
import { daysAtHome, dueCheckIn } from '@/lib/adoption/check-ins/policy'
import { type DueCheckIn, listDueCheckIns } from '@/lib/adoption/check-ins/queries'
import { lockRequest } from '@/lib/adoption/requests/operations/lock'
import { findMailPicture } from '@/lib/photos/mail-picture-queries'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { logError } from '@/lib/platform/log'
import { checkInMailKey, questionMailKeys } from '@/lib/platform/outbox/keys'
import { enqueueMail, withdrawMail } from '@/lib/platform/outbox/operations'
import { checkInMail } from '@/lib/platform/outbox/templates/check-in'
import { type WriteContext, type WriteTx, write } from '@/lib/platform/write'
import { checkInPath, stopCheckInsApi, stopCheckInsPath } from '@/lib/text/adoption-routes'
import { publisherName } from '@/lib/text/text'
import { zoneOf } from '@/lib/text/time-zones'

const PER_RUN = 1000

/**
 * Asks adopters how it goes 2, 7, 30 and 90 days after the adoption, each time once. Safe to run concurrently; a failure
 * with one adoption is logged and does not affect the others. @returns how many were asked.
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
    picture: await findMailPicture(tx, due.pet.id),
    publisher: publisherName(due.publisher),
    day,
    days: daysAtHome(due.concludedAt, day, due.pet, now),
    url: absoluteUrl(checkInPath(token)),
    stopUrl: absoluteUrl(stopCheckInsPath(token)),
    oneClickUrl: absoluteUrl(stopCheckInsApi(token)),
  })
  const quietZone = zoneOf(due.adopter.countryId ? due.adopter : due.pet)
  const key = checkInMailKey(requestId, day)
  // An earlier question that could not leave yet would arrive together with this one.
  await withdrawMail(tx, questionMailKeys(requestId))
  const about = { pets: [due.pet.id] }
  await enqueueMail(tx, { to: due.adopter.email, content, now, quietZone, key, about })
  return true
}
