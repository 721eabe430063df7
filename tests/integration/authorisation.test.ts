import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { savedSearches } from '@/db/schema'
import { makeFoundation, makePet, makeReview, makeUser } from '@/db/seed/factories'
import { sendMessage } from '@/lib/adoption/conversation/operations/send'
import { deleteDossier, saveDossier } from '@/lib/adoption/dossiers/operations'
import {
  acceptRequest,
  concludeAdoption,
  rejectRequest,
  renounceAdoption,
  returnPet,
  undoAcceptance,
  withdrawRequest,
} from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { reportConversation } from '@/lib/moderation/reports/operations'
import { publishReview, reportReview } from '@/lib/moderation/reviews/operations'
import { changePassword } from '@/lib/people/accounts/operations/change-password'
import { setPassword } from '@/lib/people/accounts/operations/reset-password'
import { changePicture, updateProfile } from '@/lib/people/accounts/operations/update-profile'
import { unlinkIdentity } from '@/lib/people/oidc/operations'
import { setFavourite } from '@/lib/pets/favourites/operations'
import { confirmPet } from '@/lib/pets/operations/confirm-pet'
import { createPet } from '@/lib/pets/operations/create-pet'
import { updatePet } from '@/lib/pets/operations/update-pet'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { endAllSessions } from '@/lib/platform/session/operations'
import { write } from '@/lib/platform/write'
import { deleteAccount } from '@/lib/privacy/operations'
import {
  changeFrequency,
  deleteSearch,
  renameSearch,
  saveSearch,
} from '@/lib/search/saved-searches/operations/manage'
import {
  ACTORS,
  type ActorName,
  adopter,
  DONATION_ROWS,
  type MatrixRow,
  makeActor,
  makeRequest,
  own,
  ownPet,
  PRIVACY_ROWS,
  QUIZ_ROWS,
  received,
  sent,
} from '@/tests/support/action-matrix'
import { makeContext, signedInAgain } from '@/tests/support/context'
import { dossierInput } from '@/tests/support/dossiers'
import { EMAIL_ROWS } from '@/tests/support/email-matrix'
import { FOUNDATION_ROWS } from '@/tests/support/foundation-matrix'
import { IMPORT_ROWS } from '@/tests/support/imports'
import { petInput } from '@/tests/support/pets'
import { report } from '@/tests/support/reports'
import { request } from '@/tests/support/search-world'
import { readSources } from '@/tests/support/sources'
import { STAFF_ROWS } from '@/tests/support/staff-matrix'
import { STORY_ROWS } from '@/tests/support/story-matrix'

const PROFILE = {
  name: 'Ana',
  lastName: 'Paz',
  phone: null,
  address: null,
  countryId: 'ECU',
  cityId: 0,
} as const
const reporting: MatrixRow = { run: async (ctx) => report((await makePet(db)).id, ctx.actor), rest: 'ok' }

const reportingReview: MatrixRow = {
  run: async (ctx) => {
    const { id } = await makeReview(db, await approvedId())
    await reportReview(ctx, { reviewId: id, reason: 'acoso', details: '' })
  },
  rest: 'ok',
}

/** About a request that somebody sent for a pet of the account's own, or for one of somebody else. */
const reportingConversation = own(async (ctx) => {
  const owner = 'id' in ctx.actor ? { ownerId: ctx.actor.id } : {}
  const requestId = await makeRequest((await makePet(db, owner)).id, (await makeUser(db)).id)
  await reportConversation(ctx, { requestId, messageId: null, reason: 'acoso', details: '' })
})

const again = (ctx: Context): Context => ({ ...ctx, actor: signedInAgain(ctx.actor) })

/** Forms that anybody may send: what they may do is decided by a password or the secret of a mailed link. */
const FOR_EVERYBODY = [
  'registerAction',
  'resendConfirmationAction',
  'confirmInOwnBrowserAction',
  'confirmByPasswordAction',
  'confirmByNewPasswordAction',
  'undoEmailChangeAction',
  'logInAction',
  'requestSignInLinkAction',
  'signInByLinkAction',
  'logOutAction',
  'checkAppCodeAction',
  'spendRecoveryCodeAction',
  'confirmEnrolmentAction',
  'requestResetAction',
  'resetPasswordAction',
  'confirmByLinkAction',
  'stopNoticesAction',
  'resumeNoticesAction',
  'answerCheckInAction',
  'stopCheckInsAction',
  'withdrawStoryByLinkAction',
  'deleteSuspendedAction',
  'askForRightAction',
  'sendContactAction',
  'confirmRightAction',
  // Of the local payment page, which exists where stand-ins are allowed.
  'simulatePaymentAction',
  // Of the local mailbox, as above.
  'answerFromMailboxAction',
]

const MATRIX: Record<string, MatrixRow> = {
  changePasswordAction: {
    ...own((ctx) =>
      changePassword(again(ctx), { currentPassword: '', password1: 'Caminata7!', password2: 'Caminata7!' }),
    ),
    admin: 'forbidden',
  },
  signOutElsewhereAction: own(async (ctx) => endAllSessions(ctx.db, accountIdOf(ctx.actor))),
  unlinkIdentityAction: own(async (ctx) => {
    const { actor, now } = ctx
    if ('id' in actor)
      await write(ctx, (tx) => setPassword(tx, actor.id, 'no login needs it', { now, proven: true }))
    await unlinkIdentity(ctx, { issuer: 'https://id.example' })
  }),
  updateProfileAction: own(async (ctx) => updateProfile(ctx, { ...PROFILE, cityId: await homeCity() })),
  changePictureAction: own((ctx) => changePicture(ctx, null)),
  removePictureAction: own((ctx) => changePicture(ctx, null)),
  deleteAccountAction: { ...own((ctx) => deleteAccount(again(ctx), { password: '' })), admin: 'forbidden' },
  addFavouriteAction: own(async (ctx) => setFavourite(ctx, await ownFavourite(ctx), true)),
  removeFavouriteAction: own(async (ctx) => setFavourite(ctx, await ownFavourite(ctx), false)),
  createPetAction: ownPet(async (ctx) => createPet(ctx, await newPet())),
  updatePetAction: ownPet((ctx, petId) => updatePet(ctx, { petId, name: 'Nube' })),
  disablePetAction: ownPet((ctx, petId) => setPetStatus(ctx, { petId, status: 'inactivo' })),
  adoptedPetAction: ownPet((ctx, petId) => setPetStatus(ctx, { petId, status: 'adoptado' })),
  republishPetAction: ownPet((ctx, petId) => setPetStatus(ctx, { petId, status: 'adoptable' })),
  confirmPetAction: ownPet((ctx, petId) => confirmPet(ctx, { petId })),
  ...DONATION_ROWS,
  ...EMAIL_ROWS,
  ...QUIZ_ROWS,
  ...STORY_ROWS,
  saveDossierAction: adopter((ctx) => saveDossier(ctx, dossierInput())),
  deleteDossierAction: own(deleteDossier),
  requestAdoptionAction: adopter(async (ctx) =>
    requestAdoption(ctx, { petId: (await makePet(db)).id, message: null }),
  ),
  acceptRequestAction: received((ctx, requestId) => acceptRequest(ctx, { requestId })),
  sendMessageAction: received((ctx, requestId) => sendMessage(ctx, { requestId, body: 'Hola.' })),
  rejectRequestAction: received((ctx, requestId) =>
    rejectRequest(ctx, { requestId, reason: 'otro', text: 'Gracias por escribir.' }),
  ),
  undoAcceptanceAction: received((ctx, requestId) => undoAcceptance(ctx, { requestId }), 'aceptada'),
  returnPetAction: received((ctx, requestId) => returnPet(ctx, { requestId }), 'concluida'),
  concludeAdoptionAction: received((ctx, requestId) => concludeAdoption(ctx, { requestId }), 'aceptada'),
  withdrawRequestAction: sent((ctx, requestId) => withdrawRequest(ctx, { requestId })),
  renounceAdoptionAction: sent((ctx, requestId) => renounceAdoption(ctx, { requestId }), 'aceptada'),
  publishReviewAction: adopter(async (ctx) =>
    publishReview(ctx, { foundationId: await approvedId(), points: 5, comment: 'Muy atentos.' }),
  ),
  saveSearchAction: {
    run: (ctx) => saveSearch(ctx, NEW_SEARCH),
    anonymous: 'unauthenticated',
    unconfirmed: 'email_not_confirmed',
    rest: 'ok',
  },
  renameSearchAction: own(async (ctx) => renameSearch(ctx, { id: await savedBy(ctx), name: 'Para Ana' })),
  ...PRIVACY_ROWS,
  changeFrequencyAction: {
    ...own(async (ctx) => changeFrequency(ctx, { id: await savedBy(ctx), frequency: 'semanal' })),
    unconfirmed: 'email_not_confirmed',
  },
  deleteSearchAction: own(async (ctx) => deleteSearch(ctx, { id: await savedBy(ctx) })),
  reportConversationAction: reportingConversation,
  reportConversationOnPageAction: reportingConversation,
  reportReviewAction: reportingReview,
  reportReviewOnPageAction: reportingReview,
  reportPetAction: reporting,
  reportPetOnPageAction: reporting,
  ...IMPORT_ROWS,
  ...FOUNDATION_ROWS,
  ...STAFF_ROWS,
}

const ownFavourite = async (ctx: Context) => ({
  userId: accountIdOf(ctx.actor),
  petId: (await makePet(db)).id,
})

const NEW_SEARCH = {
  search: { path: '/searcher/todos', request: request() },
  name: 'Todas',
  frequency: 'diaria',
} as const

/** A search that the account has saved, or one of somebody else for visitors. */
async function savedBy({ actor }: Context): Promise<number> {
  const userId = 'id' in actor ? actor.id : (await makeUser(db)).id
  const values = { userId, name: 'Todas', path: '/searcher/todos', frequency: 'diaria' as const }
  const [row] = await db.insert(savedSearches).values(values).returning({ id: savedSearches.id })
  return row?.id ?? 0
}

const newPet = async () => petInput(await makePet(db))

const approvedId = async () => (await makeFoundation(db)).user.id

const homeCity = async () => (await makeUser(db)).cityId ?? 0

describe('who may send which form', () => {
  it('has a row for every action', () => {
    const actions = readSources(['lib'])
      .filter(({ file }) => /\/actions\.ts$/.test(file))
      .flatMap(({ code }) => [...code.matchAll(/export const (\w+)/g)].map(([, name = '']) => name))
    expect(actions.length).toBeGreaterThan(10)
    expect([...FOR_EVERYBODY, ...Object.keys(MATRIX)].toSorted()).toEqual(actions.toSorted())
  })

  it.each(Object.entries(MATRIX))(
    '%s does for each kind of account what its row says',
    async (_name, { run, rest, ...named }) => {
      const found: Partial<Record<ActorName, string>> = {}
      for (const name of ACTORS) {
        const ctx = makeContext(await makeActor(name))
        found[name] = await Promise.resolve()
          .then(() => run(ctx))
          .then(
            () => 'ok',
            (error) => error.code,
          )
      }
      expect(found).toEqual(Object.fromEntries(ACTORS.map((name) => [name, named[name] ?? rest])))
    },
  )
})
