import { describe, expect, it } from 'vitest'
import { DAYS } from '@/lib/pets/freshness/rules'
import {
  accountDeletedMail,
  confirmEmailMail,
  passwordChangedMail,
  providerLinkedMail,
  resetPasswordMail,
  signInLinkMail,
} from '@/lib/platform/outbox/templates/account'
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
import { requestOverdueMail, unopenedRequestsMail } from '@/lib/platform/outbox/templates/adoption-clock'
import {
  acceptedByYouMail,
  requestReceivedMail,
  requestWithdrawnMail,
} from '@/lib/platform/outbox/templates/adoption-owner'
import {
  documentReceivedMail,
  expenseHiddenMail,
  foundationApprovedMail,
  foundationReceivedMail,
  foundationRejectedMail,
  nameApprovedMail,
  nameRejectedMail,
} from '@/lib/platform/outbox/templates/foundation'
import { confirmPetsMail } from '@/lib/platform/outbox/templates/freshness'
import { petHiddenMail, petReleasedMail, petRemovedMail } from '@/lib/platform/outbox/templates/pet'
import {
  reviewAnsweredMail,
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
  accountRestoredMail,
  accountSuspendedMail,
  requestFrozenMail,
  requestUnfrozenMail,
} from '@/lib/platform/outbox/templates/suspension'

const URL = 'https://querencia.example/x?a=1&b="2"'
const PETS_URL = 'https://querencia.example/dashboard/mascotas'

const aboutRequest = (name: string) => ({ name, pet: 'Canela', url: URL, publisher: 'Camilo' })
const CONTACT = { name: 'Sol Paz', phone: '+57 300 555 0142', email: 'sol@correo.example' }
const reminderMail = (name: string, ...adopters: string[]) => {
  const unopened = adopters.map((adopter) => ({ adopter, pet: 'Canela', url: URL }))
  return unopenedRequestsMail({ name, unopened, requestsUrl: PETS_URL, days: { unopened: 3, answer: 7 } })
}
const SIMILAR = [{ name: 'Nube', url: `${PETS_URL}/7` }]

/** Every mail, to somebody of this name. */
const mailsTo = (name: string) => ({
  confirmEmail: confirmEmailMail({ name, url: URL }),
  resetPassword: resetPasswordMail({ name, url: URL }),
  signInLink: signInLinkMail({ name, url: URL }),
  passwordChanged: passwordChangedMail({ name, resetUrl: URL }),
  foundationReceived: foundationReceivedMail({ name }),
  foundationApproved: foundationApprovedMail({ name, url: URL }),
  petHidden: petHiddenMail({ name, pet: 'Canela' }),
  petReleased: petReleasedMail({ name, pet: 'Canela', url: URL }),
  petTakenDown: petRemovedMail({ name, pet: 'Canela', reason: 'La foto <no> es tuya.' }),
  foundationRejected: foundationRejectedMail({
    name,
    reason: 'El documento <no> se lee.\nEnvía otro.',
    url: URL,
  }),
  documentReceived: documentReceivedMail({ name }),
  reviewReceived: reviewReceivedMail({ name, author: name, comment: 'Muy atentos.', points: 4, url: URL }),
  nameApproved: nameApprovedMail({ name, foundation: '<b>Huellas</b>', url: URL }),
  nameRejected: nameRejectedMail({ name, foundation: name, reason: 'Ya existe otra así.', url: URL }),
  expenseHidden: expenseHiddenMail({ name, title: '<b>Techo</b>', reason: 'Nombra a alguien.' }),
  reviewHidden: reviewHiddenMail({ name, foundation: 'Huellas', reason: 'Insulta a una persona.' }),
  reviewShown: reviewShownMail({ name, foundation: '<b>Huellas</b>', url: URL }),
  reviewAnswered: reviewAnsweredMail({ name, foundation: '<b>Huellas</b>', reply: 'Gracias.', url: URL }),
  providerLinked: providerLinkedMail({ name, provider: 'Cuenta & Co', dropped: true }),
  accountDeleted: accountDeletedMail({ name, hasOpenCase: true }),
  failedLogins: failedLoginsMail({ name, failures: 20, resetUrl: URL }),
  newNetwork: newNetworkMail({ name, resetUrl: URL }),
  secondFactorActivated: secondFactorActivatedMail({ name, resetUrl: URL }),
  recoveryCodeUsed: recoveryCodeUsedMail({ name, left: 9, resetUrl: URL }),
  lastRecoveryCodeUsed: recoveryCodeUsedMail({ name, left: 0, resetUrl: URL }),
  secondFactorReset: secondFactorResetMail({ name, url: URL }),
  requestReceived: requestReceivedMail({
    ...aboutRequest(name),
    adopter: name,
    message: 'Tenemos patio.',
    paused: true,
  }),
  requestOpened: requestOpenedMail(aboutRequest(name)),
  requestAccepted: requestAcceptedMail({ ...aboutRequest(name), owner: CONTACT, hasPhone: true }),
  acceptedByYou: acceptedByYouMail({ ...aboutRequest(name), adopter: CONTACT, hasPhone: true }),
  requestRejected: requestRejectedMail({
    ...aboutRequest(name),
    text: 'Elegí a otra familia.',
    similar: SIMILAR,
  }),
  requestWaiting: requestWaitingMail(aboutRequest(name)),
  requestResumed: requestResumedMail(aboutRequest(name)),
  acceptanceUndone: acceptanceUndoneMail(aboutRequest(name)),
  requestWithdrawn: requestWithdrawnMail({ ...aboutRequest(name), adopter: name, accepted: true }),
  adoptionConcluded: adoptionConcludedMail(aboutRequest(name)),
  petReturned: petReturnedMail(aboutRequest(name)),
  requestClosed: requestClosedMail({ ...aboutRequest(name), why: 'adoptada', similar: SIMILAR }),
  requestOverdue: requestOverdueMail({ ...aboutRequest(name), similar: SIMILAR, days: 7 }),
  unopenedRequest: reminderMail(name, name),
  unopenedRequests: reminderMail(name, name, '<b>Nube</b>'),
  accountSuspended: accountSuspendedMail({ name, reason: 'La foto <no> es tuya.', dataUrl: URL }),
  accountRestored: accountRestoredMail({ name, reason: 'Nos enviaste los papeles.', url: URL }),
  requestFrozen: requestFrozenMail(aboutRequest(name)),
  requestUnfrozen: requestUnfrozenMail(aboutRequest(name)),
  petTakenDownWithPhotos: petRemovedMail({ name, pet: 'Canela', reason: 'No es tuya.', blocksPhotos: true }),
  confirmPet: confirmPetsMail({ name, pets: [{ name: 'Luna', url: URL }], petsUrl: PETS_URL, days: DAYS }),
  confirmPets: confirmPetsMail({
    name,
    pets: ['Luna', 'Sol', '<b>Nube</b>'].map((pet, at) => ({ name: pet, url: `${URL}&n=${at}` })),
    petsUrl: PETS_URL,
    days: DAYS,
  }),
})

const mails = mailsTo('Ana')
const WITH_LINK = [
  mails.confirmEmail,
  mails.resetPassword,
  mails.signInLink,
  mails.passwordChanged,
  mails.foundationApproved,
  mails.petReleased,
  mails.foundationRejected,
  mails.confirmPet,
  mails.requestReceived,
  mails.requestAccepted,
  mails.requestClosed,
  mails.requestOverdue,
  mails.accountRestored,
  mails.requestFrozen,
  mails.unopenedRequest,
  mails.failedLogins,
  mails.newNetwork,
  mails.secondFactorReset,
]
const visible = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe.each(Object.entries(mails))('%s', (_, mail) => {
  it('the mail greets, gives its reason, and has the same content in text and HTML', () => {
    expect(mail.subject).toMatch(/^\S.{8,59}$/)
    expect(mail.text).toMatch(/^Hola, Ana:\n\n/)
    expect(mail.text).toMatch(/Recibes este correo porque .+\.$/)
    for (const sentence of mail.text.split(/\n+/).filter((line) => /^[\p{L} ,.¡!]+$/u.test(line))) {
      expect(visible(mail.html)).toContain(sentence)
    }
  })

  it('the mail is Spanish with tú, and needs no image, script or table', () => {
    expect(mail.html).toContain('<html lang="es">')
    const words = `${mail.subject} ${mail.text} ${visible(mail.html)}`.toLowerCase()
    expect(words).not.toMatch(/\b(the|your|you|hello|click|here|account|password|e-?mail|usted|su cuenta)\b/)
    expect(mail.html).not.toMatch(/<(img|script|table|link|style)\b/)
  })

  it('the mail has at most one button', () => {
    expect(mail.html.split('background-color:#0F6B57').length - 1).toBeLessThanOrEqual(1)
  })
})

describe('a mail with a link', () => {
  it('a link appears in the button, as text and in the text part', () => {
    for (const { html, text } of WITH_LINK) {
      expect(html.split('href="https://querencia.example/x?a=1&amp;b=&quot;2&quot;"')).toHaveLength(3)
      expect(visible(html)).toContain('https://querencia.example/x?a=1&amp;b=&quot;2&quot;')
      expect(text).toContain(`\n${URL}\n`)
    }
  })

  it('a mail with a link says when it expires', () => {
    expect(mails.confirmEmail.text).toContain('24 horas')
    expect(mails.resetPassword.text).toContain('30 minutos')
    expect(mails.signInLink.text).toContain('15 minutos')
    for (const { text } of [mails.confirmPet, mails.confirmPets]) {
      expect(text).toContain('durante 30 días')
      expect(text).toContain('en 7 días')
    }
  })
})

describe('a mail about an adoption request', () => {
  it('has the other side’s contacts only after an acceptance, with a warning about paying in advance', () => {
    for (const [kind, { text, html }] of Object.entries(mails)) {
      const shared = kind === 'requestAccepted' || kind === 'acceptedByYou'
      for (const secret of [CONTACT.phone, CONTACT.email]) {
        expect(text.includes(secret)).toBe(shared)
        expect(html.includes(secret)).toBe(shared)
      }
      expect(text.includes('“transporte” por adelantado')).toBe(shared)
    }
  })
})

describe('a mail about several pets', () => {
  it('a mail about several pets links to each by name, and to all of them, in both parts', () => {
    const { html, text } = mails.confirmPets
    for (const [at, name] of ['Luna', 'Sol', '<b>Nube</b>'].entries()) {
      expect(text).toContain(`${name} sigue buscando familia:\n${URL}&n=${at}\n`)
      expect(html).toContain(`href="https://querencia.example/x?a=1&amp;b=&quot;2&quot;&amp;n=${at}"`)
    }
    expect(html).toContain('&lt;b&gt;Nube&lt;/b&gt; sigue buscando familia')
    for (const { html, text } of [mails.confirmPet, mails.confirmPets]) {
      expect(text).toContain(`\n${PETS_URL}\n`)
      expect(html).toContain(`href="${PETS_URL}"`)
    }
  })
})

describe('what people typed', () => {
  it('user input is escaped in mails', () => {
    for (const { html, text } of Object.values(mailsTo(`<b>"Ana" & 'Cía'</b>`))) {
      expect(html).toContain('Hola, &lt;b&gt;&quot;Ana&quot; &amp; &#39;Cía&#39;&lt;/b&gt;:')
      expect(html).not.toContain('<b>')
      expect(text).toContain(`Hola, <b>"Ana" & 'Cía'</b>:`)
    }
    expect(mails.foundationRejected.html).toContain('El documento &lt;no&gt; se lee.\nEnvía otro.')
    expect(mails.providerLinked.html).toContain('Cuenta &amp; Co')
  })

  it('user input cannot add links, e-mails or lines to our mail', () => {
    const name = 'Ganaste\n\nentra a https://malo.example/ya o escribe a x@malo.example'
    for (const { html, text, subject } of Object.values(mailsTo(name))) {
      expect(`${html} ${text}`).not.toMatch(/malo\.example|https:\/\/malo|x@malo/)
      expect(text).toContain('Hola, Ganaste entra a ')
      expect(subject).not.toContain('Ganaste')
    }
  })

  it('a mail works without a name, which some providers omit', () => {
    expect(mailsTo('').confirmEmail.text).toMatch(/^Hola, amigo:/)
  })

  it('long user input is shortened in mails', () => {
    expect(confirmEmailMail({ name: '🐈'.repeat(5000), url: URL }).text).toContain(
      `Hola, ${'🐈'.repeat(80)}:\n`,
    )
  })
})
