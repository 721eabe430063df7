import { DAYS } from '@/lib/pets/freshness/rules'
import {
  accountDeletedMail,
  confirmEmailMail,
  confirmNewEmailMail,
  emailChangedMail,
  emailLeftMail,
  passwordChangedMail,
  providerLinkedMail,
  resetPasswordMail,
  signInLinkMail,
} from '@/lib/platform/outbox/templates/account'
import {
  fraudWarningMail,
  requestFrozenMail,
  requestUnfrozenMail,
} from '@/lib/platform/outbox/templates/adoption'
import { contactAnsweredMail, rightsDueMail } from '@/lib/platform/outbox/templates/desk'
import { donationReceiptMail } from '@/lib/platform/outbox/templates/donation'
import {
  documentReceivedMail,
  expenseHiddenMail,
  foundationApprovedMail,
  foundationReceivedMail,
  foundationRejectedMail,
  nameApprovedMail,
  nameRejectedMail,
} from '@/lib/platform/outbox/templates/foundation'
import {
  confirmPetsMail,
  petHiddenMail,
  petReleasedMail,
  petRemovedMail,
} from '@/lib/platform/outbox/templates/pet'
import {
  reviewAnsweredMail,
  reviewChangedMail,
  reviewHiddenMail,
  reviewReceivedMail,
  reviewShownMail,
} from '@/lib/platform/outbox/templates/review'
import {
  failedLoginsMail,
  newNetworkMail,
  recoveryCodeUsedMail,
  secondFactorActivatedMail,
  secondFactorResetMail,
} from '@/lib/platform/outbox/templates/sign-in'
import {
  storyAboutYourPetMail,
  storyPublishedMail,
  storyRemovedMail,
} from '@/lib/platform/outbox/templates/story'
import {
  accountBlockedMail,
  accountRestoredMail,
  accountSuspendedMail,
  listingBlockedMail,
  restoredToBlockMail,
  stillBlockedMail,
  unblockedMail,
} from '@/lib/platform/outbox/templates/suspension'
import { aboutRequest, adoptionMailsTo, NAMES, PETS_URL, PICTURE, URL } from './sample-adoption-mails'

const RIGHT = { right: 'access', countryId: 'CHL' } as const
const DUE = new Date('2026-12-01T12:00:00Z')
const RECEIPT = {
  ...{ amount: '$20 USD', pet: null, petHadHome: false, day: '2 de noviembre', number: 7, url: URL },
  monthly: null,
}

/** Every mail, to somebody of this name. @param names of others in it */
export const mailsTo = (name: string, names = NAMES) => ({
  confirmEmail: confirmEmailMail({ name, url: URL }),
  confirmEmailForPet: confirmEmailMail({
    name,
    url: URL,
    onward: { pet: names.pet, picture: PICTURE, step: `para que siga tu solicitud para ${names.pet}` },
  }),
  resetPassword: resetPasswordMail({ name, url: URL }),
  signInLink: signInLinkMail({ name, url: URL }),
  confirmNewEmail: confirmNewEmailMail({ name, url: URL }),
  emailLeft: emailLeftMail({ name }),
  emailChanged: emailChangedMail({ name, url: URL }),
  passwordChanged: passwordChangedMail({ name, resetUrl: URL }),
  foundationReceived: foundationReceivedMail({ name, hasDocument: true }),
  foundationWithoutDocument: foundationReceivedMail({ name, hasDocument: false }),
  foundationApproved: foundationApprovedMail({ name, url: URL }),
  petHidden: petHiddenMail({ name, pet: names.pet }),
  petReleased: petReleasedMail({ name, pet: names.pet, url: URL }),
  petReleasedUnapproved: petReleasedMail({ name, pet: names.pet, url: null }),
  petReleasedWithdrawn: petReleasedMail({ name, pet: names.pet, isWithdrawn: true, url: null }),
  petTakenDownWithdrawn: petRemovedMail({
    name,
    pet: names.pet,
    reason: 'Pedías dinero.',
    isWithdrawn: true,
  }),
  petTakenDown: petRemovedMail({ name, pet: names.pet, reason: 'La foto <no> es tuya.' }),
  foundationRejected: foundationRejectedMail({
    name,
    reason: 'El documento <no> se lee.\nEnvía otro.',
    hasDocument: true,
    url: URL,
  }),
  foundationRejectedWithout: foundationRejectedMail({
    name,
    reason: 'No nos enviaste <ningún> documento.',
    hasDocument: false,
    url: URL,
  }),
  documentReceived: documentReceivedMail({ name }),
  reviewReceived: reviewReceivedMail({ name, author: name, comment: 'Muy atentos.', points: 4, url: URL }),
  reviewChanged: reviewChangedMail({ name, author: name, comment: 'Nadie contesta.', points: 1, url: URL }),
  nameApproved: nameApprovedMail({ name, foundation: names.foundation, url: URL }),
  nameRejected: nameRejectedMail({ name, foundation: name, reason: 'Ya existe otra así.', url: URL }),
  expenseHidden: expenseHiddenMail({ name, title: names.foundation, reason: 'Nombra a alguien.' }),
  reviewHidden: reviewHiddenMail({ name, foundation: names.foundation, reason: 'Insulta a una persona.' }),
  reviewShown: reviewShownMail({ name, foundation: names.foundation, url: URL }),
  reviewAnswered: reviewAnsweredMail({ name, foundation: names.foundation, reply: 'Gracias.', url: URL }),
  donationReceipt: donationReceiptMail({
    name,
    foundation: names.foundation,
    ...RECEIPT,
    pet: names.pet,
    isClosed: false,
  }),
  donationToClosed: donationReceiptMail({
    name,
    foundation: names.foundation,
    ...RECEIPT,
    pet: names.pet,
    isClosed: true,
  }),
  providerLinked: providerLinkedMail({ name, provider: 'Cuenta & Co', dropped: true }),
  providerLinkedLater: providerLinkedMail({ name, provider: 'Cuenta & Co', dropped: false, isFormer: true }),
  accountDeleted: accountDeletedMail({
    ...{ name, hasOpenCase: true },
    due: { foundationId: 1_000_000_123, sums: ['$13.000 ARS'] },
  }),
  failedLogins: failedLoginsMail({ name, failures: 20, resetUrl: URL }),
  newNetwork: newNetworkMail({ name, resetUrl: URL }),
  secondFactorActivated: secondFactorActivatedMail({ name, resetUrl: URL }),
  recoveryCodeUsed: recoveryCodeUsedMail({ name, left: 9, resetUrl: URL }),
  lastRecoveryCodeUsed: recoveryCodeUsedMail({ name, left: 0, resetUrl: URL }),
  secondFactorReset: secondFactorResetMail({ name, url: URL }),
  storyPublished: storyPublishedMail({ name, pet: names.pet, picture: PICTURE, url: URL, ownUrl: URL }),
  storyRemoved: storyRemovedMail({
    name,
    pet: names.pet,
    picture: PICTURE,
    reason: 'Se lee la dirección.',
    wasPublished: false,
    url: URL,
  }),
  storyAboutYourPet: storyAboutYourPetMail({
    name,
    pet: names.pet,
    picture: PICTURE,
    url: URL,
    contactUrl: URL,
  }),
  contactAnswered: contactAnsweredMail({ id: 12, name, answer: 'Ya lo <arreglamos>.' }),
  rightsDue: rightsDueMail({ name, count: 2, dueAt: DUE, countryId: RIGHT.countryId, url: URL }),
  ...adoptionMailsTo(name, names),
  accountSuspended: accountSuspendedMail({ name, reason: 'La foto <no> es tuya.', dataUrl: URL }),
  accountRestored: accountRestoredMail({ name, reason: 'Nos enviaste los papeles.', url: URL }),
  accountBlocked: accountBlockedMail({ name, reason: 'Lo pediste <tú>.', dataUrl: URL }),
  accountSuspendedAndBlocked: accountSuspendedMail({
    name,
    reason: 'Pide <dinero>.',
    dataUrl: URL,
    blocked: true,
  }),
  accountRestoredToBlock: restoredToBlockMail({ name, reason: 'Lo aclaró <él>.', dataUrl: URL }),
  accountStillBlocked: stillBlockedMail({ name, dataUrl: URL }),
  petBlocked: listingBlockedMail({ name, pet: names.pet, reason: 'Lo pediste <tú>.' }),
  accountUnblocked: unblockedMail({ name, pet: null, reason: 'Ya está corregido.', url: URL }),
  petUnblocked: unblockedMail({ name, pet: names.pet, reason: 'Ya está corregido.', url: URL }),
  petUnblockedUnseen: unblockedMail({ name, pet: names.pet, reason: 'Ya está corregido.', url: null }),
  adopterOfFraud: fraudWarningMail({ ...aboutRequest(name, names), wroteAs: 'adopter' }),
  publisherOfFraud: fraudWarningMail({ ...aboutRequest(name, names), wroteAs: 'owner' }),
  requestFrozen: requestFrozenMail(aboutRequest(name, names)),
  requestUnfrozen: requestUnfrozenMail({ ...aboutRequest(name, names), isShown: true }),
  requestUnfrozenHidden: requestUnfrozenMail({ ...aboutRequest(name, names), isShown: false }),
  petTakenDownWithPhotos: petRemovedMail({ name, pet: names.pet, reason: 'No es tuya.', blocksPhotos: true }),
  confirmPet: confirmPetsMail({
    name,
    pets: [{ name: names.pet, url: URL, picture: PICTURE }],
    petsUrl: PETS_URL,
    days: DAYS,
  }),
  confirmPets: confirmPetsMail({
    name,
    pets: [names.pet, 'Sol', '<b>Nube</b>'].map((pet, at) => ({ name: pet, url: `${URL}&n=${at}` })),
    petsUrl: PETS_URL,
    days: DAYS,
  }),
})
