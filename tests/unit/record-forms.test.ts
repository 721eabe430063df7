import { describe, expect, it } from 'vitest'
import { RECORD_FORMS } from '@/tests/support/record-forms'
import { readSources } from '@/tests/support/sources'

/** Every other action, by what it does to what is stored already. A new action belongs in one of these lists. */
const OTHER_FORMS: Record<string, string[]> = {
  'replaces one choice, which its form saves at once': [
    'changeConsentAction',
    'changeFrequencyAction',
    'changeRequestsFromAction',
  ],
  'replaces one value, which nobody edits': [
    'changePasswordAction',
    'changePictureAction',
    'confirmEmailChangeAction',
    'undoEmailChangeAction',
    'removePictureAction',
    'resetPasswordAction',
    'submitDocumentAction',
  ],
  'adds something, or finds that it is there': [
    'addFavouriteAction',
    'askForRightAction',
    'changeEmailAction',
    'checkImportAction',
    'createPetAction',
    'donateAction',
    'publishExpenseAction',
    'recordPayoutAction',
    'registerAction',
    'replyToReviewAction',
    'reportConversationAction',
    'reportConversationOnPageAction',
    'reportPetAction',
    'reportPetOnPageAction',
    'reportReviewAction',
    'reportReviewOnPageAction',
    'requestAdoptionAction',
    'saveMatchAction',
    'saveSearchAction',
    'offerStoryAction',
    'sendContactAction',
    'sendMessageAction',
    'wantLikePetAction',
  ],
  'removes something': [
    'cancelEmailChangeAction',
    'deleteAccountAction',
    'deleteDossierAction',
    'deleteDraftAction',
    'deleteExpenseAction',
    'deleteReviewAction',
    'deleteSearchAction',
    'deleteSuspendedAction',
    'removeFavouriteAction',
    'resetSecondFactorAction',
    'unlinkIdentityAction',
  ],
  'takes a step, which the state that is stored allows or not': [
    'acceptAllWordsAction',
    'acceptReportAction',
    'acceptRequestAction',
    'acceptWordAction',
    'adoptedPetAction',
    'answerContactAction',
    'answerRightAction',
    'approveFoundationAction',
    'approveNameAction',
    'blockAccountAction',
    'blockPetAction',
    'cancelMonthlyAction',
    'closeCaseAction',
    'closeContactAction',
    'concludeAdoptionAction',
    'confirmByLinkAction',
    'confirmByNewPasswordAction',
    'confirmByPasswordAction',
    'confirmEnrolmentAction',
    'confirmInOwnBrowserAction',
    'confirmPetAction',
    'confirmRightAction',
    'disablePetAction',
    'discardDonationAction',
    'dismissReportAction',
    'eraseContactAction',
    'eraseOnRequestAction',
    'hideExpenseAction',
    'hideMessageAction',
    'hideReviewAction',
    'keepReviewAction',
    'rejectFoundationAction',
    'rejectNameAction',
    'rejectRequestAction',
    'releasePetAction',
    'removePetAction',
    'renounceAdoptionAction',
    'republishPetAction',
    'restoreAccountAction',
    'resumeNoticesAction',
    'returnPetAction',
    'reversePayoutAction',
    'settleDifferenceAction',
    'settlePaymentIssueAction',
    'showReviewAction',
    'startImportAction',
    'publishStoryAction',
    'removeStoryAction',
    'withdrawStoryAction',
    'withdrawStoryByLinkAction',
    'stopCheckInsAction',
    'stopNoticesAction',
    'suspendAccountAction',
    'unblockAccountAction',
    'unblockPetAction',
    'unblockPhotosAction',
    'undoAcceptanceAction',
    'withdrawRequestAction',
  ],
  'changes nothing that people edit': [
    'allowLogExportAction',
    'answerFromMailboxAction',
    'checkAppCodeAction',
    'findAccountAction',
    'keepToldTextsAction',
    'logInAction',
    'logOutAction',
    'requestResetAction',
    'requestSignInLinkAction',
    'rereadPaymentAction',
    'resendAllMailAction',
    'resendConfirmationAction',
    'resendMailAction',
    'signInByLinkAction',
    'signOutElsewhereAction',
    'simulatePaymentAction',
    'spendRecoveryCodeAction',
  ],
}

/** Forms that start with values which no stored record has. */
const PREFILLED: Record<string, string> = {
  acceptWordAction: 'what a word of a sheet probably means',
  createPetAction: 'a draft',
  logInAction: 'the address of the registration',
  publishExpenseAction: 'the day of today',
  registerAction: 'the city of a pet',
  rejectRequestAction: 'the text of a reason',
  requestAdoptionAction: 'the telephone of the profile, which it changes only where it was changed',
  saveSearchAction: 'the name of a search',
}

const actions = readSources(['lib'])
  .filter(({ file }) => /\/actions\.ts$/.test(file))
  .flatMap(({ code }) => [...code.matchAll(/export const (\w+)/g)].map(([, name = '']) => name))
const components = readSources(['components', 'app'])
/** What the third argument of `useActionForm` fills in, by action. */
const filledIn = components.flatMap(({ code }) =>
  [...code.matchAll(/useActionForm\(\s*[^;]*?\b(\w+Action)\b,(?!\s*\)|\s*\{\})/g)].map(
    ([, action = '']) => action,
  ),
)

describe('forms that change a stored record', () => {
  it('are told apart from the others: every action is in one list', () => {
    expect(actions.length).toBeGreaterThan(50)
    const listed = [...RECORD_FORMS, ...Object.values(OTHER_FORMS).flat()]
    expect(listed.toSorted()).toEqual(actions.toSorted())
  })

  it('are all those that are filled in with something stored', () => {
    const known = [...RECORD_FORMS, ...Object.keys(PREFILLED)]
    expect([...new Set(filledIn)].toSorted()).toEqual(known.toSorted())
  })

  it.each(RECORD_FORMS)('%s: each of its forms says which record it was filled in from', (action) => {
    const users = components.filter(({ code }) => new RegExp(`\\b${action}\\b`).test(code))
    // A form may use the action through a hook of its own.
    const forms = users.flatMap((user) =>
      user.code.includes('<form')
        ? [user]
        : components.filter(
            ({ code, imports }) =>
              code.includes('<form') && imports.includes(user.file.replace(/\.tsx?$/, '')),
          ),
    )
    expect(forms.length).toBeGreaterThan(0)
    expect(forms.filter(({ code }) => !code.includes('<EditedRecord')).map(({ file }) => file)).toEqual([])
  })
})
