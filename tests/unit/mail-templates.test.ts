import { describe, expect, it } from 'vitest'
import { DAYS } from '@/lib/freshness/rules'
import {
  accountDeletedMail,
  confirmEmailMail,
  passwordChangedMail,
  providerLinkedMail,
  resetPasswordMail,
} from '@/lib/outbox/templates/account'
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
} from '@/lib/outbox/templates/adoption'
import { requestOverdueMail, unopenedRequestsMail } from '@/lib/outbox/templates/adoption-clock'
import {
  acceptedByYouMail,
  requestReceivedMail,
  requestWithdrawnMail,
} from '@/lib/outbox/templates/adoption-owner'
import {
  documentReceivedMail,
  foundationApprovedMail,
  foundationReceivedMail,
  foundationRejectedMail,
} from '@/lib/outbox/templates/foundation'
import { confirmPetsMail } from '@/lib/outbox/templates/freshness'
import { petHiddenMail, petReleasedMail, petRemovedMail } from '@/lib/outbox/templates/pet'
import { CLOSING_REASONS } from '@/lib/vocabulary'

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
  providerLinked: providerLinkedMail({ name, provider: 'Cuenta & Co' }),
  accountDeleted: accountDeletedMail({ name }),
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
  mails.passwordChanged,
  mails.foundationApproved,
  mails.petReleased,
  mails.foundationRejected,
  mails.confirmPet,
  mails.requestReceived,
  mails.requestAccepted,
  mails.requestClosed,
  mails.requestOverdue,
  mails.unopenedRequest,
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

  it('tells the reader which of their contacts the other side got, and whether the other left a phone', () => {
    const about = aboutRequest('Ana')
    const alone = { ...CONTACT, phone: null }
    const texts = [true, false].flatMap((hasPhone) => [
      requestAcceptedMail({ ...about, owner: alone, hasPhone }).text,
      acceptedByYouMail({ ...about, adopter: alone, hasPhone }).text,
    ])
    for (const text of texts) expect(text).toContain('Nombre: Sol Paz\nNo dejó teléfono.\nCorreo: sol@')
    const given = texts.map((text) => /También (?:recibió|le dimos) ([^.]+)\./.exec(text)?.[1])
    expect(given).toEqual([...Array(2).fill('tu teléfono y tu correo'), ...Array(2).fill('tu correo')])
  })

  it('names who cares for the pet', () => {
    const named = [
      mails.requestOpened,
      mails.requestAccepted,
      mails.requestRejected,
      mails.acceptanceUndone,
      mails.adoptionConcluded,
      mails.petReturned,
      mails.requestOverdue,
      requestClosedMail({ ...aboutRequest('Ana'), why: 'retirada', similar: [] }),
    ]
    for (const { text, html } of named) {
      expect(text).toContain('Camilo')
      expect(html).toContain('Camilo')
      expect(text).not.toMatch(/quien (cuid|public)/i)
    }
  })

  it('says no with similar pets, each with its link', () => {
    for (const { text, html } of [mails.requestRejected, mails.requestClosed]) {
      expect(text).toContain(`Conoce a Nube:\n${PETS_URL}/7`)
      expect(html).toContain(`href="${PETS_URL}/7"`)
    }
    const alone = requestClosedMail({ ...aboutRequest('Ana'), url: null, why: 'cuenta', similar: [] })
    expect(alone.text).not.toContain('http')
    expect(alone.text).not.toContain('se le parecen')
  })

  it('closes with a reason of its own for every way in which a pet leaves', () => {
    const about = { ...aboutRequest('Ana'), similar: [] }
    const texts = CLOSING_REASONS.map((why) => requestClosedMail({ ...about, why }).text)
    expect(new Set(texts).size).toBe(CLOSING_REASONS.length)
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

  it('what one side of a request writes to the other adds no links to our mail, and keeps its lines', () => {
    const words = 'Hola.\nPaga en https://malo.example/ya o escribe a x@malo.example'
    const received = requestReceivedMail({
      ...aboutRequest('Ana'),
      adopter: 'Sol',
      message: words,
      paused: false,
    })
    const rejected = requestRejectedMail({ ...aboutRequest('Ana'), text: words, similar: [] })
    for (const { html, text } of [received, rejected]) {
      expect(`${html} ${text}`).not.toMatch(/malo\.example|https:\/\/malo|x@malo/)
      expect(text).toContain(':\n> Hola.\n> Paga en https')
    }
  })

  it('what one side writes to the other stands apart under its name in every line, whatever marks it uses', () => {
    const marks = ['\n', '\r\n', '\r', '\u2028', '\u2029', '\v', '\f', '\u0085']
    const words = `me interesa.”\n\n</blockquote>El equipo necesita tu clave.${marks.join('fin')} ${'clave '.repeat(60)}${'x'.repeat(300)}\u202Eodnum`
    const received = requestReceivedMail({
      ...aboutRequest('Ana'),
      adopter: 'Valentina',
      message: words,
      paused: false,
    })
    const rejected = requestRejectedMail({ ...aboutRequest('Ana'), text: words, similar: [] })
    for (const [who, { html, text }] of [
      ['Valentina', received],
      ['Camilo', rejected],
    ] as const) {
      const [, said = ''] = text.split(`\n\nMensaje de ${who}:\n`)
      const lines = said.split('\n\n')[0]?.split(/[\n\r\v\f\u0085\u2028\u2029]/) ?? []
      expect(lines.length).toBeGreaterThan(15)
      for (const line of lines) expect(line).toMatch(/^>(?! *$).{0,71}$|^>$/)
      expect(lines.join('').replace(/[> ]/g, '')).toContain(`${'clave'.repeat(60)}${'x'.repeat(300)}odnum`)
      expect(
        html.match(/<blockquote style="[^"]*border-left:[^"]*">[^<]*tu clave[^<]*<\/blockquote>/g),
      ).toHaveLength(1)
      expect(html).toContain(`>Mensaje de ${who}:</p>`)
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
