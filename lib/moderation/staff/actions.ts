'use server'

import { z } from 'zod'
import { formAction } from '@/lib/platform/forms/action'
import {
  ADMIN_MAILS,
  ADMIN_MONEY,
  ADMIN_PETS,
  accountDecisionPath,
  accountModerationPath,
  differencePath,
  foundationDecisionPath,
  foundationMoneyPath,
  petModerationPath,
} from '@/lib/text/routes'
import { blockAccount, unblockAccount } from './accounts/block-operations'
import { findAccount } from './accounts/operations'
import { resetStaffSecondFactor } from './accounts/second-factor-operations'
import { restoreAccount, suspendAccount } from './accounts/suspension-operations'
import { exportedLogPath, parseAuditFilters } from './audit-log/params'
import { acceptReport, dismissReport, hideMessage } from './conversations/operations'
import { approveName, rejectName } from './foundations/name-operations'
import { approveFoundation, rejectFoundation } from './foundations/operations'
import { closeKeptCase } from './kept-cases/operations'
import { resendAllMail, resendMail } from './mails/operations'
import { hideExpense } from './money/expense-operations'
import { rereadPayment, settleDifference, settlePaymentIssue } from './money/operations'
import { recordPayout, reversePayout } from './money/payout-operations'
import { blockPet, unblockPet } from './pets/block-operations'
import { releasePet, removePet, unblockPetPhotos } from './pets/operations'
import { requireDecider } from './reauthentication-operations'
import { hideReview, keepReview, showReview } from './reviews/operations'
import {
  acceptReportSchema,
  approveFoundationSchema,
  approveNameSchema,
  blockAccountSchema,
  blockPetSchema,
  closeCaseSchema,
  exportLogSchema,
  findAccountSchema,
  hideExpenseSchema,
  hideReviewSchema,
  noteReportSchema,
  noteReviewSchema,
  payoutSchema,
  rejectFoundationSchema,
  rejectNameSchema,
  releasePetSchema,
  removePetSchema,
  rereadPaymentSchema,
  resendMailSchema,
  resetSecondFactorSchema,
  restoreAccountSchema,
  reversePayoutSchema,
  settleDifferenceSchema,
  settleIssueSchema,
  showReviewSchema,
  suspendAccountSchema,
  unblockPhotosSchema,
} from './schema'

export const approveFoundationAction = formAction(approveFoundationSchema, async (ctx, input) => {
  await approveFoundation(ctx, input)
  return { redirectTo: foundationDecisionPath(input.foundationId), notice: 'foundationApproved' }
})

export const rejectFoundationAction = formAction(rejectFoundationSchema, async (ctx, input) => {
  await rejectFoundation(ctx, input)
  return { redirectTo: foundationDecisionPath(input.foundationId), notice: 'foundationRejected' }
})

export const approveNameAction = formAction(approveNameSchema, async (ctx, input) => {
  await approveName(ctx, input)
  return { redirectTo: foundationDecisionPath(input.foundationId), notice: 'nameApproved' }
})

export const rejectNameAction = formAction(rejectNameSchema, async (ctx, input) => {
  await rejectName(ctx, input)
  return { redirectTo: foundationDecisionPath(input.foundationId), notice: 'nameRejected' }
})

export const releasePetAction = formAction(releasePetSchema, async (ctx, input) => {
  const { hasPage } = await releasePet(ctx, input)
  return { redirectTo: ADMIN_PETS, notice: hasPage ? 'petReleased' : 'petReleasedUnseen' }
})

export const removePetAction = formAction(removePetSchema, async (ctx, input) => {
  await removePet(ctx, input)
  return { redirectTo: ADMIN_PETS, notice: 'petTakenDown' }
})

export const unblockPhotosAction = formAction(unblockPhotosSchema, async (ctx, input) => {
  await unblockPetPhotos(ctx, input)
  return { redirectTo: petModerationPath(input.petId), notice: 'photosUnblocked' }
})

export const dismissReportAction = formAction(noteReportSchema, async (ctx, input) => {
  await dismissReport(ctx, input)
  return { redirectTo: ADMIN_PETS, notice: 'reportDismissed' }
})

export const hideMessageAction = formAction(noteReportSchema, async (ctx, input) => {
  await hideMessage(ctx, input)
  return { redirectTo: ADMIN_PETS, notice: 'messageHidden' }
})

export const acceptReportAction = formAction(acceptReportSchema, async (ctx, input) => {
  await acceptReport(ctx, input)
  return { redirectTo: ADMIN_PETS, notice: 'reportAccepted' }
})

export const keepReviewAction = formAction(noteReviewSchema, async (ctx, input) => {
  await keepReview(ctx, input)
  return { redirectTo: ADMIN_PETS, notice: 'reviewKept' }
})

export const hideReviewAction = formAction(hideReviewSchema, async (ctx, input) => {
  await hideReview(ctx, input)
  return { redirectTo: ADMIN_PETS, notice: 'reviewHidden' }
})

export const showReviewAction = formAction(showReviewSchema, async (ctx, input) => {
  await showReview(ctx, input)
  return { redirectTo: ADMIN_PETS, notice: 'reviewShown' }
})

export const closeCaseAction = formAction(closeCaseSchema, async (ctx, input) => {
  await closeKeptCase(ctx, input)
  return { redirectTo: ADMIN_PETS, notice: 'caseClosed' }
})

export const suspendAccountAction = formAction(suspendAccountSchema, async (ctx, input) => {
  await suspendAccount(ctx, input)
  return { redirectTo: accountDecisionPath(input.accountId), notice: 'accountSuspended' }
})

export const restoreAccountAction = formAction(restoreAccountSchema, async (ctx, input) => {
  await restoreAccount(ctx, input)
  return { redirectTo: accountDecisionPath(input.accountId), notice: 'accountRestored' }
})

export const blockAccountAction = formAction(blockAccountSchema, async (ctx, input) => {
  await blockAccount(ctx, input)
  return { redirectTo: accountDecisionPath(input.accountId), notice: 'accountBlocked' }
})

export const unblockAccountAction = formAction(blockAccountSchema, async (ctx, input) => {
  await unblockAccount(ctx, input)
  return { redirectTo: accountDecisionPath(input.accountId), notice: 'blockEnded' }
})

export const blockPetAction = formAction(blockPetSchema, async (ctx, input) => {
  await blockPet(ctx, input)
  return { redirectTo: petModerationPath(input.petId), notice: 'petBlocked' }
})

export const unblockPetAction = formAction(blockPetSchema, async (ctx, input) => {
  await unblockPet(ctx, input)
  return { redirectTo: petModerationPath(input.petId), notice: 'blockEnded' }
})

export const resetSecondFactorAction = formAction(resetSecondFactorSchema, async (ctx, input) => {
  await resetStaffSecondFactor(ctx, input)
  return { redirectTo: accountModerationPath(input.accountId), notice: 'secondFactorReset' }
})

export const findAccountAction = formAction(findAccountSchema, async (ctx, input) => ({
  redirectTo: accountModerationPath(await findAccount(ctx, input)),
}))

/** The page then offers the file. */
export const allowLogExportAction = formAction(exportLogSchema, async (ctx, { password, ...filters }) => {
  await requireDecider(ctx, password)
  return { redirectTo: exportedLogPath(parseAuditFilters(filters, '').form), skipsForm: true }
})

export const resendMailAction = formAction(resendMailSchema, async (ctx, input) => {
  await resendMail(ctx, input)
  return { redirectTo: ADMIN_MAILS, notice: 'mailQueued' }
})

export const resendAllMailAction = formAction(z.object({}), async (ctx) => {
  await resendAllMail(ctx)
  return { redirectTo: ADMIN_MAILS, notice: 'mailQueued' }
})

export const recordPayoutAction = formAction(payoutSchema, async (ctx, input) => {
  await recordPayout(ctx, input)
  return { redirectTo: foundationMoneyPath(input.foundationId), skipsForm: true, notice: 'payoutRecorded' }
})

export const reversePayoutAction = formAction(reversePayoutSchema, async (ctx, input) => {
  const { foundationId } = await reversePayout(ctx, input)
  return { redirectTo: foundationMoneyPath(foundationId), notice: 'payoutReversed' }
})

export const settleDifferenceAction = formAction(settleDifferenceSchema, async (ctx, input) => {
  await settleDifference(ctx, input)
  return { redirectTo: ADMIN_MONEY, notice: 'moneySettled' }
})

export const settlePaymentIssueAction = formAction(settleIssueSchema, async (ctx, input) => {
  await settlePaymentIssue(ctx, input)
  return { redirectTo: ADMIN_MONEY, notice: 'moneySettled' }
})

export const rereadPaymentAction = formAction(rereadPaymentSchema, async (ctx, input) =>
  (await rereadPayment(ctx, input))
    ? { redirectTo: ADMIN_MONEY, notice: 'paymentAgrees' }
    : { redirectTo: differencePath(input.differenceId), notice: 'paymentDiffers' },
)

export const hideExpenseAction = formAction(hideExpenseSchema, async (ctx, input) => {
  const { foundationId } = await hideExpense(ctx, input)
  return { redirectTo: foundationMoneyPath(foundationId), notice: 'expenseHidden' }
})
