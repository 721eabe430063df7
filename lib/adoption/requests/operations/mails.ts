import type { Db } from '@/db/client'
import type { adoptionRequests } from '@/db/schema'
import { offersSameOwner } from '@/lib/adoption/requests/policy'
import { replyAddress } from '@/lib/adoption/requests/reply-address'
import { type AdoptionEvent, type Side, TRANSITIONS } from '@/lib/adoption/requests/transitions'
import { listSimilarForMail } from '@/lib/adoption/similar-queries'
import { hasPageInMails } from '@/lib/pets/own-queries'
import { findMailPicture } from '@/lib/photos/mail-picture-queries'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { enqueueMail, enqueueMails } from '@/lib/platform/outbox/operations'
import {
  acceptanceUndoneMail,
  adoptionConcludedMail,
  petReturnedMail,
  requestAcceptedMail,
  requestClosedMail,
  requestOpenedMail,
  requestRejectedMail,
  requestResumedMail,
  requestWaitingMail,
} from '@/lib/platform/outbox/templates/adoption'
import {
  acceptedByYouMail,
  requestReceivedMail,
  requestWithdrawnMail,
} from '@/lib/platform/outbox/templates/adoption-owner'
import type { PetPicture } from '@/lib/platform/outbox/templates/markup'
import type { PushNotice } from '@/lib/platform/push/dto'
import type { WriteTx } from '@/lib/platform/write'
import { certificatePath } from '@/lib/text/adoption-routes'
import { DASHBOARD_REQUESTS, reportConversationPath, requestPath } from '@/lib/text/routes'
import type { ClosingReason, RejectionReason } from '@/lib/text/vocabulary'
import type { LockedPet } from './lock'
import { findPeople, type Person } from './people'

export interface News {
  event: AdoptionEvent
  reason?: RejectionReason | ClosingReason
  note?: string
  /** Of the requests that it closes, the one that was accepted. */
  acceptedId?: number
  /** The adopter's account is being deleted or suspended: it is not they who end it. */
  adopterLeft?: boolean
}

type Request = typeof adoptionRequests.$inferSelect

interface Letter {
  request: Request
  pet: LockedPet
  picture: PetPicture | null
  owner: Person
  adopter: Person
  news: News
  similar: Similar
  /** Whether others see the pet, now that it is to be had again. */
  isShown: boolean
}

type Similar = Awaited<ReturnType<typeof listSimilarForMail>>[number]

const urlOf = ({ request }: Letter) => absoluteUrl(requestPath(request.id))
const toOwner = (letter: Letter) => ({
  name: letter.owner.greeting,
  pet: letter.pet.name,
  picture: letter.picture,
  url: urlOf(letter),
})
const toAdopter = (letter: Letter) => ({
  ...toOwner(letter),
  name: letter.adopter.greeting,
  publisher: letter.owner.shortName,
})

/** Is suspended while blocked: what ends with it is told at once, without a name, as the block may go on for long. */
const leftWhileBlocked = ({ adopterLeft }: News, { isBlocked }: Person) => adopterLeft === true && isBlocked

const withdrawn = (accepted: boolean) => (letter: Letter) =>
  requestWithdrawnMail({
    ...toOwner(letter),
    // The request may go with its adopter.
    url: absoluteUrl(DASHBOARD_REQUESTS),
    adopter: leftWhileBlocked(letter.news, letter.adopter) ? 'quien la envió' : letter.adopter.shortName,
    accepted,
    adopterLeft: letter.news.adopterLeft ?? false,
    isShown: letter.isShown,
  })

function closed(letter: Letter): MailContent {
  const { news, request, similar } = letter
  const why = news.reason as ClosingReason
  const url = why === 'cuenta' ? null : urlOf(letter)
  return requestClosedMail({
    ...toAdopter(letter),
    url,
    why,
    accepted: news.acceptedId === request.id,
    similar,
  })
}

const LETTERS: Record<News['event'], Partial<Record<Side, (letter: Letter) => MailContent>>> = {
  open: { adopter: (letter) => requestOpenedMail(toAdopter(letter)) },
  accept: {
    adopter: (letter) =>
      requestAcceptedMail({
        ...toAdopter(letter),
        owner: letter.owner,
        hasPhone: letter.adopter.phone !== null,
        replyTo: replyAddress(letter.request, 'adopter'),
      }),
    owner: (letter) =>
      acceptedByYouMail({
        ...toOwner(letter),
        adopter: letter.adopter,
        hasPhone: letter.owner.phone !== null,
        isFoundation: letter.owner.isFoundation,
        replyTo: replyAddress(letter.request, 'owner'),
      }),
  },
  reject: {
    adopter: (letter) =>
      requestRejectedMail({
        ...toAdopter(letter),
        text: letter.news.note ?? '',
        similar: letter.similar,
      }),
  },
  withdraw: { owner: withdrawn(false) },
  renounce: { owner: withdrawn(true) },
  undo: {
    adopter: (letter) =>
      acceptanceUndoneMail({ ...toAdopter(letter), hasPhone: letter.adopter.phone !== null }),
  },
  conclude: {
    adopter: (letter) =>
      adoptionConcludedMail({
        ...toAdopter(letter),
        gender: letter.pet.gender,
        acceptsCheckIns: letter.adopter.acceptsCheckIns,
        certificateUrl: absoluteUrl(certificatePath(letter.request.id)),
        reportUrl: absoluteUrl(reportConversationPath(letter.request.id)),
      }),
  },
  return: { adopter: (letter) => petReturnedMail({ ...toAdopter(letter), isShown: letter.isShown }) },
  wait: { adopter: (letter) => requestWaitingMail(toAdopter(letter)) },
  resume: { adopter: (letter) => requestResumedMail({ ...toAdopter(letter), isShown: letter.isShown }) },
  close: { adopter: closed },
}

/** Answers that an adopter waits for: a device is notified of them. */
const ANSWERS: ReadonlySet<AdoptionEvent> = new Set(['accept', 'reject'])

/** Events whose mails say that the pet looks for a family again. */
const FREES_PET: ReadonlySet<AdoptionEvent> = new Set(['renounce', 'resume', 'return'])

/** Not which answer: others see the screen too. */
const answeredNotice = ({ request, pet, owner }: Letter): PushNotice => ({
  title: `${owner.shortName} te respondió`,
  body: `Tu solicitud para ${pet.name}`,
  path: requestPath(request.id),
  topic: `respuesta-${request.id}`,
})

/** Queues what each side is told (`tells`) of requests that moved, unless it is suspended. @param moved as they are now */
export async function mailMove(
  tx: WriteTx,
  pet: LockedPet,
  news: News,
  moved: readonly Request[],
  now: Date,
): Promise<void> {
  const people = await findPeople(tx, [pet.ownerId, ...moved.map(({ adopterId }) => adopterId)])
  const isShown = !FREES_PET.has(news.event) || (await hasPageInMails(tx, pet.id))
  const picture = isShown ? await findMailPicture(tx, pet.id) : null
  const similarTo = await listSimilar(tx, pet, news, [...people.values()])
  const owner = people.get(pet.ownerId)
  const mails = moved.flatMap((request) => {
    const adopter = people.get(request.adopterId)
    if (!owner || !adopter) return []
    const similar = similarTo.get(adopter.id) ?? []
    const told = [pet.id, ...similar.map(({ id }) => id)]
    const letter = { request, pet, picture, owner, adopter, news, similar, isShown }
    return TRANSITIONS[news.event].tells.flatMap((side) => {
      const [to, other] = side === 'owner' ? [owner, adopter] : [adopter, owner]
      const content = to.isReachable ? LETTERS[news.event][side]?.(letter) : undefined
      const push = side === 'adopter' && ANSWERS.has(news.event) ? answeredNotice(letter) : undefined
      const about = { accounts: leftWhileBlocked(news, other) ? [] : [other.id], pets: told }
      return content ? [{ to: to.email, content, push, now, about }] : []
    })
  })
  // One statement however many wait: the pet is locked.
  await enqueueMails(tx, mails)
}

async function listSimilar(
  tx: Db,
  pet: LockedPet,
  { event, reason }: News,
  people: readonly Person[],
): Promise<Map<number, Similar>> {
  if (event !== 'reject' && event !== 'close') return new Map()
  const similar = await listSimilarForMail(tx, pet, people, offersSameOwner(reason) ? null : pet.ownerId)
  return new Map(people.map(({ id }, at) => [id, similar[at] ?? []]))
}

export async function mailNewRequest(
  tx: WriteTx,
  pet: LockedPet,
  request: Request,
  now: Date,
): Promise<void> {
  const people = await findPeople(tx, [pet.ownerId, request.adopterId])
  const [owner, adopter] = [people.get(pet.ownerId), people.get(request.adopterId)]
  if (!owner || !adopter) return
  const content = requestReceivedMail({
    name: owner.greeting,
    pet: pet.name,
    picture: await findMailPicture(tx, pet.id),
    url: absoluteUrl(requestPath(request.id)),
    adopter: adopter.shortName,
    isFoundation: owner.isFoundation,
    message: request.message,
    paused: pet.pausedAt !== null,
    replyTo: replyAddress(request, 'owner'),
  })
  const about = { accounts: [adopter.id], pets: [pet.id] }
  await enqueueMail(tx, { to: owner.email, content, now, about })
}
