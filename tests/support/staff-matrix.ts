import { db } from '@/db/client'
import { keptCases, outbox, paymentDifferences, rightsRequests, secondFactors } from '@/db/schema'
import { makeFoundation, makePet, makeReview, makeUser } from '@/db/seed/factories'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { findAccount, resetStaffSecondFactor } from '@/lib/moderation/staff/accounts/operations'
import { restoreAccount, suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { exportAuditLog } from '@/lib/moderation/staff/audit-log/operations'
import { NO_AUDIT_FILTERS } from '@/lib/moderation/staff/audit-log/params'
import { acceptReport, dismissReport, hideMessage } from '@/lib/moderation/staff/conversations/operations'
import { findConversationCase } from '@/lib/moderation/staff/conversations/queries'
import {
  approveFoundation,
  approveName,
  rejectFoundation,
  rejectName,
} from '@/lib/moderation/staff/foundations/operations'
import { closeKeptCase } from '@/lib/moderation/staff/kept-cases/operations'
import { resendAllMail, resendMail } from '@/lib/moderation/staff/mails/operations'
import { hideExpense } from '@/lib/moderation/staff/money/expense-operations'
import { rereadPayment, settleDifference, settlePaymentIssue } from '@/lib/moderation/staff/money/operations'
import { recordPayout, reversePayout } from '@/lib/moderation/staff/money/payout-operations'
import { findPaymentDifference } from '@/lib/moderation/staff/money/queries'
import { blockPet, unblockPet } from '@/lib/moderation/staff/pets/block-operations'
import { releasePet, removePet, unblockPetPhotos } from '@/lib/moderation/staff/pets/operations'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { hideReview, keepReview, showReview } from '@/lib/moderation/staff/reviews/operations'
import { findReviewCase } from '@/lib/moderation/staff/reviews/queries'
import { recordPaymentEvent } from '@/lib/money/donations/operations/record'
import type { ProviderBooks } from '@/lib/platform/integrations/payments/payments'
import { answerRight, eraseOnRequest } from '@/lib/privacy/rights/desk-operations'
import { type MatrixRow, staff } from './action-matrix'
import { applicationOf, makeApplicant } from './applications'
import { CONTACT_ROWS } from './contact-matrix'
import { makeContext } from './context'
import { askedForMoney, openReportOf, reportMessage } from './conversations'
import { eventOf, makeDonation, makePayout } from './donations'
import { makeExpense } from './expenses'
import { reportByThree } from './reports'

const PAYOUT = {
  currency: 'USD',
  amountMinor: 1_900,
  feeMinor: 100,
  paidOn: new Date().toISOString().slice(0, 10),
  reference: 'TRF-1',
} as const

/** Rows of the authorisation matrix that belong to the staff desk. */
export const STAFF_ROWS: Record<string, MatrixRow> = {
  approveFoundationAction: staff(async (ctx) => approveFoundation(ctx, await pendingCase())),
  rejectFoundationAction: staff(async (ctx) =>
    rejectFoundation(ctx, { ...(await pendingCase()), reason: 'El documento no se lee.' }),
  ),
  approveNameAction: staff(async (ctx) => approveName(ctx, await renamedCase())),
  rejectNameAction: staff(async (ctx) =>
    rejectName(ctx, { ...(await renamedCase()), reason: 'Ya existe otra con ese nombre.' }),
  ),
  releasePetAction: staff(async (ctx) => releasePet(ctx, { ...(await waitingPet()), reason: undefined })),
  removePetAction: staff(async (ctx) =>
    removePet(ctx, { ...(await waitingPet()), reason: 'La foto es de otra publicación.' }),
  ),
  unblockPhotosAction: staff(async (ctx) =>
    unblockPetPhotos(ctx, { petId: (await makePet(db)).id, reason: REASON }),
  ),
  dismissReportAction: staff(async (ctx) => dismissReport(ctx, await waitingMessage())),
  hideMessageAction: staff(async (ctx) => hideMessage(ctx, await waitingMessage())),
  acceptReportAction: staff(async (ctx) =>
    acceptReport(ctx, { ...(await waitingMessage()), reason: 'Hablamos con las dos personas.' }),
  ),
  keepReviewAction: staff(async (ctx) => keepReview(ctx, await waitingReview())),
  hideReviewAction: staff(async (ctx) =>
    hideReview(ctx, { ...(await waitingReview()), reason: 'Insulta a una persona.' }),
  ),
  showReviewAction: staff(async (ctx) => showReview(ctx, await waitingReview({ hiddenAt: new Date() }))),
  closeCaseAction: staff(async (ctx) => {
    const kept = { accountId: 2_000_000_000, emailHash: 'x', reports: [], keepUntil: new Date() }
    const [made] = await db
      .insert(keptCases)
      .values({ ...kept, kind: 'suspension' })
      .returning()
    await closeKeptCase(ctx, { caseId: made?.id ?? 0, outcome: 'dismiss' })
  }),
  answerRightAction: staff(async (ctx) => {
    const asked = {
      right: 'access',
      countryId: 'PER',
      email: 'alguien@correo.example',
      body: 'Mis datos.',
    } as const
    const [made] = await db
      .insert(rightsRequests)
      .values({ ...asked, receivedAt: new Date(), dueAt: new Date() })
      .returning()
    await answerRight(ctx, { id: made?.id ?? 0, answer: 'Aquí van tus datos.' })
  }),
  eraseOnRequestAction: staff(async (ctx) => {
    const { id: userId, email } = await makeUser(db, { active: false, blockedAt: new Date() })
    const asked = { right: 'erasure', countryId: 'PER', email, userId, body: 'Mis datos.' } as const
    const [made] = await db
      .insert(rightsRequests)
      .values({ ...asked, receivedAt: new Date(), dueAt: new Date() })
      .returning()
    await eraseOnRequest(ctx, { id: made?.id ?? 0, password: undefined })
  }),
  ...CONTACT_ROWS,
  suspendAccountAction: staff(async (ctx) =>
    suspendAccount(ctx, {
      accountId: (await makeUser(db)).id,
      motive: 'dinero',
      reason: 'Pide un adelanto por el transporte.',
    }),
  ),
  resetSecondFactorAction: staff(async (ctx) =>
    resetStaffSecondFactor(ctx, { accountId: await colleagueWithApp(), password: undefined }),
  ),
  restoreAccountAction: staff(async (ctx) =>
    restoreAccount(ctx, { accountId: await suspendedAccount(), reason: 'Era un malentendido.' }),
  ),
  blockAccountAction: staff(async (ctx) =>
    blockAccount(ctx, { accountId: (await makeUser(db)).id, reason: REASON }),
  ),
  unblockAccountAction: staff(async (ctx) => {
    const { id: accountId } = await makeUser(db, { active: false, blockedAt: new Date() })
    await unblockAccount(ctx, { accountId, reason: REASON })
  }),
  blockPetAction: staff(async (ctx) => blockPet(ctx, { petId: (await makePet(db)).id, reason: REASON })),
  unblockPetAction: staff(async (ctx) => {
    const { id: petId } = await makePet(db, { blockedAt: new Date() })
    await unblockPet(ctx, { petId, reason: REASON })
  }),
  allowLogExportAction: staff(async (ctx) => exportAuditLog(ctx, NO_AUDIT_FILTERS)),
  findAccountAction: staff(async (ctx) => findAccount(ctx, { account: (await makeUser(db)).email })),
  settleDifferenceAction: staff(async (ctx) => settleDifference(ctx, await openDifference())),
  settlePaymentIssueAction: staff(async (ctx) => settlePaymentIssue(ctx, await strayPayment())),
  rereadPaymentAction: staff(async (ctx) => rereadPayment(ctx, await openDifference(), AGREEING)),
  recordPayoutAction: staff(async (ctx) => {
    const { foundationId } = await makeDonation({ status: 'aprobado' })
    await recordPayout(ctx, { foundationId, ...PAYOUT })
  }),
  reversePayoutAction: staff(async (ctx) => {
    await reversePayout(ctx, { payoutId: (await makePayout()).id, reason: REASON })
  }),
  hideExpenseAction: staff(async (ctx) => {
    await hideExpense(ctx, { expenseId: await makeExpense(), reason: 'Se lee una dirección.' })
  }),
  resendAllMailAction: staff((ctx) => resendAllMail(ctx)),
  resendMailAction: staff(async (ctx) => resendMail(ctx, await lostMail())),
}

const REASON = 'Lo vimos en el panel de Stripe.'

/** A provider that has a payment as we have it. */
const AGREEING: ProviderBooks = {
  async *listPayments() {},
  findPayment: async () => null,
  readEvents: async () => [eventOf({ id: 2_000_000_000, amountMinor: 900, currency: 'USD' }, 'pagado')],
}

async function openDifference() {
  const side = { theirsMinor: 900, theirsCurrency: 'USD', foundAt: new Date() }
  const [row] = await db
    .insert(paymentDifferences)
    .values({ kind: 'falta aquí', paymentId: `pi_${crypto.randomUUID()}`, ...side })
    .returning({ id: paymentDifferences.id })
  const differenceId = row?.id ?? 0
  return { differenceId, seen: (await findPaymentDifference(db, differenceId))?.seen ?? '', reason: REASON }
}

async function strayPayment() {
  const event = eventOf({ id: 2_000_000_000, amountMinor: 900, currency: 'USD' }, 'pagado')
  await recordPaymentEvent(makeContext({ kind: 'system', name: 'tests' }), event)
  return { eventId: event.id, reason: REASON }
}

/** An approved foundation that wants another name, as the forms of the decision name it. */
async function renamedCase() {
  const proposedAt = new Date()
  const { user } = await makeFoundation(db, { proposedName: 'Huellas Nuevas', proposedAt })
  return { foundationId: user.id, seen: String(proposedAt.getTime()), reason: undefined }
}

/** A listing that waits for staff, as the form of the decision names it. */
async function waitingPet() {
  const { id } = await makePet(db)
  await reportByThree(id)
  return { petId: id, seen: (await findPetModeration(db, id))?.seen ?? '' }
}

async function suspendedAccount(): Promise<number> {
  const suspension = { active: false, suspendedAt: new Date(), suspensionReason: 'Pide dinero.' }
  return (await makeUser(db, suspension)).id
}

/** A reported message, as the forms of the decision name it. */
async function waitingMessage() {
  const { adopter, requestId, ofOwner } = await askedForMoney()
  await reportMessage(adopter, requestId, ofOwner)
  const reportId = await openReportOf(requestId)
  const seen = (await findConversationCase(db, reportId))?.seen ?? ''
  return { reportId, seen, reason: undefined }
}

/** A comment on a foundation, as the forms of the decision name it. */
async function waitingReview(overrides: { hiddenAt?: Date } = {}) {
  const { user } = await makeFoundation(db)
  const { id } = await makeReview(db, user.id, overrides)
  return { reviewId: id, seen: (await findReviewCase(db, id))?.seen ?? '', reason: undefined }
}

async function lostMail(): Promise<{ id: number }> {
  const content = { subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' }
  const [mail] = await db
    .insert(outbox)
    .values({
      ...content,
      recipient: 'perdida@correo.example',
      idempotencyKey: crypto.randomUUID(),
      failedAt: new Date(),
    })
    .returning({ id: outbox.id })
  return { id: mail?.id ?? 0 }
}

/** A foundation that waits for a decision, as the form of the decision names it. */
async function pendingCase() {
  const { foundation } = await makeApplicant()
  return applicationOf(foundation.userId)
}

async function colleagueWithApp(): Promise<number> {
  const { id } = await makeUser(db, { role: 'admin' })
  await db.insert(secondFactors).values({ userId: id, sealedSecret: '', confirmedAt: new Date() })
  return id
}
