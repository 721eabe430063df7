import { eq } from 'drizzle-orm'
import type { Tx } from '@/db/client'
import { adoptionCheckIns, outbox } from '@/db/schema'
import { CHECK_IN_WORDS, linkWords, noteRefusal } from '@/lib/adoption/check-ins/copy'
import { readCheckInToken } from '@/lib/adoption/check-ins/links'
import { checkInVerdict, daysAtHome } from '@/lib/adoption/check-ins/policy'
import { findLinkedCheckIn, type LinkedCheckIn } from '@/lib/adoption/check-ins/queries'
import { type CheckInInput, checkInRecord } from '@/lib/adoption/check-ins/schema'
import { lockRequest } from '@/lib/adoption/requests/operations/lock'
import { endStoriesOfRequests } from '@/lib/adoption/stories/end-operations'
import { findMailPicture } from '@/lib/photos/mail-picture-queries'
import type { Context } from '@/lib/platform/context'
import { DomainError, type ErrorCode, invalidFields } from '@/lib/platform/errors'
import { claimFile, noteOrphanedFiles } from '@/lib/platform/files/operations/orphaned-files'
import { mergeEdit } from '@/lib/platform/forms/merge-edit'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { checkInAnswerMailKey, checkInRetractedMailKey, questionMailKeys } from '@/lib/platform/outbox/keys'
import { enqueueMail, withdrawMail } from '@/lib/platform/outbox/operations'
import { adoptionFailedMail, checkInAnsweredMail } from '@/lib/platform/outbox/templates/check-in'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { checkText } from '@/lib/text/check/text-check'
import { DAY_MS } from '@/lib/text/durations'
import { requestPath } from '@/lib/text/routes'
import { firstName } from '@/lib/text/text'
import { zoneOf } from '@/lib/text/time-zones'
import { storePhoto } from './photo'

type Answer = Pick<CheckInInput, 'answer' | 'note'> & { photo: string | null }

/**
 * Answers the last question of an adoption, or changes that answer: the link is the proof. The pet's owner gets a mail
 * when the answer is new or another one; that it did not work out is told at any hour, once a day. A question that has not
 * left yet does not leave. Nothing happens to the request: its owner puts the pet up again (`returnPet`).
 * @throws DomainError not_found for a forged link and for an adoption without a question; bad_request when expired;
 *   conflict when the pet looks for a family again; invalid (`note`, `photo`); too_large (`photo`); RecordChanged;
 *   TooManyRequests. @returns whether changes were kept that the form had not seen.
 */
export async function answerCheckIn(ctx: Context, input: CheckInInput): Promise<{ merged: boolean }> {
  const link = readCheckInToken(input.token)
  if (!link) throw linkRefused()
  const requestId = link.id
  await limit(ctx, LIMITS.checkInAnswer, requestId)
  const issue = input.note && checkText(input.note, 'user')
  if (issue) throw invalidFields({ note: noteRefusal(issue) })
  const { adopter } = requireOpen(await findLinkedCheckIn(ctx.db, link), ctx.now)
  // Who gives a pet back is not asked for a picture: its field is hidden then.
  const file = input.answer === 'no funcionó' ? null : input.photo
  const photo = file && (await storePhoto(ctx.db, adopter.id, file))
  const { madeFrom = '', taken = [] } = input
  return write(ctx, async (tx) => {
    await lockRequest(tx, requestId, adopter.id)
    const linked = requireOpen(await findLinkedCheckIn(tx, link), ctx.now)
    const typed = { answer: input.answer, note: input.note }
    const edit = { madeFrom, taken }
    const { fields, merged } = await mergeEdit(typed, checkInRecord(linked.last), edit, CHECK_IN_WORDS)
    const { answer, note } = fields
    await writeAnswer(tx, linked, { answer, note, photo }, ctx.now)
    await withdrawMail(tx, questionMailKeys(requestId))
    if (answer === 'no funcionó') await endStoriesOfRequests(tx, [requestId])
    const waited = await withdrawAnswer(tx, linked)
    if (linked.last.answer !== answer || waited.any) {
      const retracted = linked.last.answer === 'no funcionó' || waited.retraction
      await mailOwner(tx, linked, { answer, note, photo, retracted }, ctx.now)
    }
    return { merged }
  })
}

/** The owner reads the latest words of an answer whose mail still waits for the morning. */
async function withdrawAnswer(tx: Tx, { request, last: { answeredAt } }: Linked) {
  if (!answeredAt) return { any: false, retraction: false }
  const retractions = await withdrawMail(tx, [checkInRetractedMailKey(request.id, answeredAt)])
  const answers = await withdrawMail(tx, [checkInAnswerMailKey(request.id, answeredAt)])
  return { any: retractions.length + answers.length > 0, retraction: retractions.length > 0 }
}

async function writeAnswer(
  tx: Tx,
  { last }: Linked,
  { answer, note, photo }: Answer,
  now: Date,
): Promise<void> {
  if (photo) await claimFile(tx, photo)
  // A picture of the new home is not kept with a pet that leaves it.
  const kept = photo ?? (answer === 'no funcionó' ? null : last.photo)
  if (last.photo && last.photo !== kept) await noteOrphanedFiles(tx, [last.photo])
  await tx
    .update(adoptionCheckIns)
    .set({ answer, note, answeredAt: now, photo: kept })
    .where(eq(adoptionCheckIns.id, last.id))
}

type Linked = ReturnType<typeof requireOpen>

const aboutOf = ({ adopter, pet }: Linked) => ({ accounts: [adopter.id], pets: [pet.id] })

async function mailOwner(
  tx: WriteTx,
  linked: Linked,
  given: Answer & { retracted: boolean },
  now: Date,
): Promise<void> {
  const { request, concludedAt, pet, adopter, owner, last } = linked
  const about = {
    name: owner.name,
    pet: pet.name,
    picture: await findMailPicture(tx, pet.id),
    gender: pet.gender,
    adopter: firstName(adopter.name),
    note: given.note,
    url: absoluteUrl(requestPath(request.id)),
  }
  const { answer, photo, retracted } = given
  if (answer === 'no funcionó') {
    const key = checkInAnswerMailKey(request.id, now)
    return mailUrgently(tx, linked, { content: adoptionFailedMail(about), key, now })
  }
  const days = daysAtHome(concludedAt, last.day, pet, now)
  const content = checkInAnsweredMail({ ...about, answer, days, hasPhoto: photo !== null, retracted })
  // An owner who is about to put the pet up again has to know at once.
  if (retracted)
    return mailUrgently(tx, linked, { content, key: checkInRetractedMailKey(request.id, now), now })
  const key = checkInAnswerMailKey(request.id, now)
  const mail = { to: owner.email, content, now, key, quietZone: zoneOf(owner), about: aboutOf(linked) }
  await enqueueMail(tx, mail)
}

/**
 * At any hour, but once a day for each adoption: nobody is woken by an answer that goes back and forth. The last of
 * the later ones waits for the next day, unless that brings one of its own.
 */
async function mailUrgently(
  tx: WriteTx,
  linked: Linked,
  { content, key, now }: { content: MailContent; key: string; now: Date },
): Promise<void> {
  const { request, owner } = linked
  const day = Math.floor(now.getTime() / DAY_MS)
  const mail = { to: owner.email, content, now, about: aboutOf(linked) }
  const urgent = `check-in-urgent:${request.id}:${day}`
  if ((await tx.$count(outbox, eq(outbox.idempotencyKey, urgent))) === 0)
    return enqueueMail(tx, { ...mail, key: urgent })
  const notBefore = new Date((day + 1) * DAY_MS)
  await enqueueMail(tx, { ...mail, key, notBefore, quietZone: zoneOf(owner) })
}

type Open = LinkedCheckIn & { last: NonNullable<LinkedCheckIn['last']> }

const CODES: Record<'over' | 'expired' | 'away', ErrorCode> = {
  over: 'conflict',
  expired: 'bad_request',
  away: 'conflict',
}

/** For links that are no longer, or never were, ours: which of the two is not said. */
export const linkRefused = () => new DomainError('not_found', linkWords('unknown', null).text)

/** @throws DomainError not_found, bad_request, conflict: see `answerCheckIn`. */
function requireOpen(linked: LinkedCheckIn | null, now: Date): Open {
  const verdict = checkInVerdict(linked, now)
  if (!linked?.last || verdict === 'unknown') throw linkRefused()
  if (verdict !== 'open') throw new DomainError(CODES[verdict], linkWords(verdict, linked.pet.name).text)
  return { ...linked, last: linked.last }
}
