import { db } from '@/db/client'
import { adoptionRequests } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { wantLikePet } from '@/lib/adoption/requests/operations/ask'
import { changeRequestsFrom } from '@/lib/adoption/requests/operations/requests-from'
import { cancelMonthlyGift } from '@/lib/money/donations/operations/cancel-monthly'
import { discardDonation } from '@/lib/money/donations/operations/outcome'
import { startDonation } from '@/lib/money/donations/operations/start'
import { editMatch, saveMatch } from '@/lib/people/matches/operations'
import { keepToldTexts } from '@/lib/people/told-texts/operations'
import { type Actor, ANONYMOUS } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { changeConsent } from '@/lib/privacy/consents/operations'
import { TOLD_NEWEST } from '@/lib/text/legal/text-news'
import { staffActor } from './context'
import { makeDonation } from './donations'
import { MATCH_ANSWERS } from './fixtures'
import { makeMonthlyGift } from './monthly-gifts'

/** Rows of the authorisation matrix: an operation, and what becomes of it for each kind of account. */

export const ACTORS = ['anonymous', 'unconfirmed', 'user', 'other', 'pending', 'foundation', 'admin'] as const
export type ActorName = (typeof ACTORS)[number]

export interface MatrixRow extends Partial<Record<ActorName, string>> {
  /** The operation behind the action, with input that would pass. */
  run: (ctx: Context) => Promise<unknown>
  /** 'ok' or the error's code, for whoever is not named. */
  rest: string
}

export const own = (run: MatrixRow['run']): MatrixRow => ({ run, anonymous: 'unauthenticated', rest: 'ok' })

export const staff = (run: MatrixRow['run']): MatrixRow => ({
  run,
  anonymous: 'unauthenticated',
  admin: 'ok',
  rest: 'forbidden',
})
/** What each account does with its own consents, the texts that it knows and from where it takes requests. */
export const PRIVACY_ROWS: Record<string, MatrixRow> = {
  changeConsentAction: own((ctx) => changeConsent(ctx, { purpose: 'avisos', choice: 'withdraw' })),
  keepToldTextsAction: own((ctx) => keepToldTexts(ctx, TOLD_NEWEST)),
  changeRequestsFromAction: {
    ...own((ctx) => changeRequestsFrom(ctx, { requestsFrom: 'su país' })),
    admin: 'forbidden',
  },
}

/** What private people with a confirmed e-mail do. */
export function adopter(run: MatrixRow['run']): MatrixRow {
  return {
    run,
    anonymous: 'unauthenticated',
    unconfirmed: 'email_not_confirmed',
    pending: 'forbidden',
    foundation: 'forbidden',
    admin: 'forbidden',
    rest: 'ok',
  }
}

export const QUIZ_ROWS = {
  saveMatchAction: adopter((ctx) => saveMatch(ctx, MATCH_ANSWERS)),
  editMatchAction: adopter((ctx) => editMatch(ctx, MATCH_ANSWERS)),
  wantLikePetAction: adopter(async (ctx) => wantLikePet(ctx, { petId: (await makePet(db)).id })),
}

/** People and foundations with a confirmed e-mail. */
const DONATE_ROW: MatrixRow = {
  run: async (ctx) => {
    const gift = { petId: null, amount: 15, named: false }
    await startDonation(ctx, { ...gift, foundationId: (await makeFoundation(db)).user.id })
  },
  anonymous: 'unauthenticated',
  unconfirmed: 'email_not_confirmed',
  admin: 'forbidden',
  rest: 'ok',
}

/** Everybody, for a monthly gift of their own. */
const CANCEL_MONTHLY_ROW: MatrixRow = own(async (ctx) => {
  const donorId = 'id' in ctx.actor ? ctx.actor.id : (await makeUser(db)).id
  await cancelMonthlyGift(ctx, { giftId: (await makeMonthlyGift({ donorId })).id })
})

/** Everybody, for a donation of their own. */
const DISCARD_ROW: MatrixRow = own(async (ctx) => {
  const donorId = 'id' in ctx.actor ? ctx.actor.id : (await makeUser(db)).id
  const { id } = await makeDonation({ donorId, checkoutId: `cs_left_by_${donorId}` })
  await discardDonation(ctx, { donationId: id })
})

export const DONATION_ROWS = {
  donateAction: DONATE_ROW,
  discardDonationAction: DISCARD_ROW,
  cancelMonthlyAction: CANCEL_MONTHLY_ROW,
}

/** Everybody who may publish, for a pet of their own. */
export function ownPet(run: (ctx: Context, petId: number) => Promise<unknown>): MatrixRow {
  const runForOwn = async (ctx: Context) => {
    const owner = 'id' in ctx.actor ? { ownerId: ctx.actor.id } : {}
    return run(ctx, (await makePet(db, owner)).id)
  }
  return { run: runForOwn, anonymous: 'unauthenticated', admin: 'forbidden', rest: 'ok' }
}

type Given = 'enviada' | 'aceptada' | 'concluida'

/** Everybody who may publish, for a request that somebody sent for a pet of their own. */
export function received(
  run: (ctx: Context, requestId: number) => Promise<unknown>,
  status: Given = 'enviada',
): MatrixRow {
  return ownPet(async (ctx, petId) => run(ctx, await makeRequest(petId, (await makeUser(db)).id, status)))
}

const PET_OF = {
  enviada: {},
  aceptada: { status: 'en proceso' },
  concluida: { status: 'adoptado' },
} as const

/** Everybody, for a request that they sent themselves, or that was sent by nobody they know. */
export const sent = (
  run: (ctx: Context, requestId: number) => Promise<unknown>,
  status: 'enviada' | 'aceptada' | 'concluida' = 'enviada',
): MatrixRow =>
  own(async (ctx) => {
    const adopterId = 'id' in ctx.actor ? ctx.actor.id : (await makeUser(db)).id
    const pet = await makePet(db, PET_OF[status])
    return run(ctx, await makeRequest(pet.id, adopterId, status))
  })

export async function makeRequest(
  petId: number,
  adopterId: number,
  status: Given = 'enviada',
): Promise<number> {
  const [row] = await db
    .insert(adoptionRequests)
    .values({ petId, adopterId, status })
    .returning({ id: adoptionRequests.id })
  return row?.id ?? 0
}

/** A new account of that kind: an action may end it. */
export async function makeActor(name: ActorName): Promise<Actor> {
  if (name === 'anonymous') return ANONYMOUS
  if (name === 'pending' || name === 'foundation') {
    const approved = name === 'foundation'
    const { user } = await makeFoundation(db, approved ? {} : { status: 'pendiente', decidedAt: null })
    return { kind: 'foundation', id: user.id, confirmed: true, approved }
  }
  if (name === 'admin') return staffActor((await makeUser(db, { role: 'admin' })).id)
  const confirmed = name !== 'unconfirmed'
  const { id } = await makeUser(db, { emailVerifiedAt: confirmed ? new Date() : null })
  return { kind: 'user', id, confirmed }
}
