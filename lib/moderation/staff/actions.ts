'use server'

import type { Route } from 'next'
import type { z } from 'zod'
import { resetStaffSecondFactor } from '@/lib/moderation/staff/accounts/operations'
import type { Context } from '@/lib/platform/context'
import { type FormAction, formAction } from '@/lib/platform/forms/action'
import { ADMIN_STORIES } from '@/lib/text/adoption-routes'
import type { Notice } from '@/lib/text/copy/notices'
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
import { NOTHING } from '@/lib/text/schema'
import { blockAccount, unblockAccount } from './accounts/block-operations'
import { findAccount } from './accounts/operations'
import { restoreAccount, suspendAccount } from './accounts/suspension-operations'
import { exportedLogPath, parseAuditFilters } from './audit-log/params'
import { acceptReport, dismissReport, hideMessage } from './conversations/operations'
import { approveFoundation, approveName, rejectFoundation, rejectName } from './foundations/operations'
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
  accountDecisionSchema,
  approveFoundationSchema,
  approveNameSchema,
  closeCaseSchema,
  exportLogSchema,
  findAccountSchema,
  hideExpenseSchema,
  hideReviewSchema,
  noteReportSchema,
  noteReviewSchema,
  payoutSchema,
  petDecisionSchema,
  publishStorySchema,
  rejectFoundationSchema,
  rejectNameSchema,
  releasePetSchema,
  removePetSchema,
  removeStorySchema,
  rereadPaymentSchema,
  resendMailSchema,
  resetSecondFactorSchema,
  reversePayoutSchema,
  settleDifferenceSchema,
  settleIssueSchema,
  showReviewSchema,
  suspendAccountSchema,
} from './schema'
import { publishStory, removeStory } from './stories/operations'

/** An action that decides, then leads to a page which tells so. */
const decision = <Schema extends z.ZodType>(
  schema: Schema,
  decide: (ctx: Context, input: z.output<Schema>) => Promise<unknown>,
  page: Route | ((input: z.output<Schema>) => Route),
  notice: Notice,
): FormAction =>
  formAction(schema, async (ctx, input) => {
    await decide(ctx, input)
    return { redirectTo: typeof page === 'function' ? page(input) : page, notice }
  })

const ofFoundation = (input: { foundationId: number }) => foundationDecisionPath(input.foundationId)
const ofAccount = (input: { accountId: number }) => accountDecisionPath(input.accountId)
const ofPet = (input: { petId: number }) => petModerationPath(input.petId)

export const approveFoundationAction = decision(
  approveFoundationSchema,
  approveFoundation,
  ofFoundation,
  'foundationApproved',
)
export const rejectFoundationAction = decision(
  rejectFoundationSchema,
  rejectFoundation,
  ofFoundation,
  'foundationRejected',
)
export const approveNameAction = decision(approveNameSchema, approveName, ofFoundation, 'nameApproved')
export const rejectNameAction = decision(rejectNameSchema, rejectName, ofFoundation, 'nameRejected')

export const releasePetAction = formAction(releasePetSchema, async (ctx, input) => {
  const { hasPage } = await releasePet(ctx, input)
  return { redirectTo: ADMIN_PETS, notice: hasPage ? 'petReleased' : 'petReleasedUnseen' }
})
export const removePetAction = decision(removePetSchema, removePet, ADMIN_PETS, 'petTakenDown')
export const blockPetAction = decision(petDecisionSchema, blockPet, ofPet, 'petBlocked')
export const unblockPetAction = decision(petDecisionSchema, unblockPet, ofPet, 'blockEnded')
export const unblockPhotosAction = decision(petDecisionSchema, unblockPetPhotos, ofPet, 'photosUnblocked')

export const dismissReportAction = decision(noteReportSchema, dismissReport, ADMIN_PETS, 'reportDismissed')
export const hideMessageAction = decision(noteReportSchema, hideMessage, ADMIN_PETS, 'messageHidden')
export const acceptReportAction = decision(acceptReportSchema, acceptReport, ADMIN_PETS, 'reportAccepted')

export const keepReviewAction = decision(noteReviewSchema, keepReview, ADMIN_PETS, 'reviewKept')
export const hideReviewAction = decision(hideReviewSchema, hideReview, ADMIN_PETS, 'reviewHidden')
export const showReviewAction = decision(showReviewSchema, showReview, ADMIN_PETS, 'reviewShown')

export const closeCaseAction = decision(closeCaseSchema, closeKeptCase, ADMIN_PETS, 'caseClosed')

export const publishStoryAction = decision(publishStorySchema, publishStory, ADMIN_STORIES, 'storyPublished')
export const removeStoryAction = decision(removeStorySchema, removeStory, ADMIN_STORIES, 'storyRemoved')

export const suspendAccountAction = decision(
  suspendAccountSchema,
  suspendAccount,
  ofAccount,
  'accountSuspended',
)
export const restoreAccountAction = decision(
  accountDecisionSchema,
  restoreAccount,
  ofAccount,
  'accountRestored',
)
export const blockAccountAction = decision(accountDecisionSchema, blockAccount, ofAccount, 'accountBlocked')
export const unblockAccountAction = decision(accountDecisionSchema, unblockAccount, ofAccount, 'blockEnded')
export const resetSecondFactorAction = decision(
  resetSecondFactorSchema,
  resetStaffSecondFactor,
  ({ accountId }) => accountModerationPath(accountId),
  'secondFactorReset',
)

export const findAccountAction = formAction(findAccountSchema, async (ctx, input) => ({
  redirectTo: accountModerationPath(await findAccount(ctx, input)),
}))

/** The page then offers the file. */
export const allowLogExportAction = formAction(exportLogSchema, async (ctx, { password, ...filters }) => {
  await requireDecider(ctx, password)
  return { redirectTo: exportedLogPath(parseAuditFilters(filters, '').form), skipsForm: true }
})

export const resendMailAction = decision(resendMailSchema, resendMail, ADMIN_MAILS, 'mailQueued')
export const resendAllMailAction = decision(NOTHING, resendAllMail, ADMIN_MAILS, 'mailQueued')

export const recordPayoutAction = formAction(payoutSchema, async (ctx, input) => {
  await recordPayout(ctx, input)
  return { redirectTo: foundationMoneyPath(input.foundationId), skipsForm: true, notice: 'payoutRecorded' }
})

export const reversePayoutAction = formAction(reversePayoutSchema, async (ctx, input) => {
  const { foundationId } = await reversePayout(ctx, input)
  return { redirectTo: foundationMoneyPath(foundationId), notice: 'payoutReversed' }
})

export const hideExpenseAction = formAction(hideExpenseSchema, async (ctx, input) => {
  const { foundationId } = await hideExpense(ctx, input)
  return { redirectTo: foundationMoneyPath(foundationId), notice: 'expenseHidden' }
})

export const settleDifferenceAction = decision(
  settleDifferenceSchema,
  settleDifference,
  ADMIN_MONEY,
  'moneySettled',
)
export const settlePaymentIssueAction = decision(
  settleIssueSchema,
  settlePaymentIssue,
  ADMIN_MONEY,
  'moneySettled',
)
export const rereadPaymentAction = formAction(rereadPaymentSchema, async (ctx, input) =>
  (await rereadPayment(ctx, input))
    ? { redirectTo: ADMIN_MONEY, notice: 'paymentAgrees' }
    : { redirectTo: differencePath(input.differenceId), notice: 'paymentDiffers' },
)
