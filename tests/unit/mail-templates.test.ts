import { describe, expect, it } from 'vitest'
import { loginText, registerText } from '@/lib/people/destinations/copy'
import { confirmEmailMail } from '@/lib/platform/outbox/templates/account'
import { checkInAnsweredMail } from '@/lib/platform/outbox/templates/check-in'
import { recoveryCodeUsedMail } from '@/lib/platform/outbox/templates/sign-in'
import { CONTACT, PETS_URL, PICTURE, URL } from '@/tests/support/sample-adoption-mails'
import { mailsTo } from '@/tests/support/sample-mails'

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
const PREVIEW = /<body[^>]*>\s*<div style="display:none;[^>]*>([^<]+)<\/div>/
const visible = (html: string) =>
  html
    .slice(html.search(PREVIEW))
    .replace(PREVIEW, '')
    .replace(/<!--.*?-->/g, '')
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

  it('the mail tells programs that they do not answer it', () => {
    const isByHand = mail === mails.contactAnswered
    expect(mail.headers).toMatchObject({
      'Auto-Submitted': isByHand ? 'no' : expect.stringMatching(/^auto-(generated|replied)$/),
      'X-Auto-Response-Suppress': 'All',
    })
  })

  it('the mail is Spanish with tú, and works without images and scripts', () => {
    expect(mail.html).toContain('<html lang="es">')
    const words = `${mail.subject} ${mail.text} ${visible(mail.html)}`.toLowerCase()
    expect(words).not.toMatch(/\b(the|your|you|hello|click|here|account|password|e-?mail|usted|su cuenta)\b/)
    expect(mail.html).not.toMatch(/<(script|link|svg|form)\b|url\(|\.webp|\.avif/)
    for (const [image] of mail.html.matchAll(/<img [^>]*>/g)) {
      expect(image).toMatch(/ src="https?:\/\/[^"]+\.(jpg|png)" alt="[^"]*" width="\d+" height="\d+" /)
    }
  })

  it('the mail is laid out by tables that are no data, with colours for the dark', () => {
    for (const [table] of mail.html.matchAll(/<table [^>]*>/g)) expect(table).toContain('role="presentation"')
    expect(mail.html.split('<table').length).toBe(mail.html.split('</table>').length)
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">')
    expect(mail.html).toContain('@media (prefers-color-scheme: dark)')
    // Without pictures the brand is still read.
    expect(visible(mail.html)).toMatch(/^ *querencia /)
  })

  it('lists of mails show the first words of the mail, not its subject again', () => {
    const [, preview] = PREVIEW.exec(mail.html) ?? []
    expect(mail.html).toContain(`white-space:pre-line">${preview}</p>`)
  })

  it('the mail leads to privacy and to the contact form, in both parts', () => {
    for (const label of ['Privacidad', 'Contacto']) {
      const page = label.toLowerCase()
      expect(mail.text).toMatch(new RegExp(`${label}: https?://[^/\\s]+/${page}(\\s|$)`))
      expect(mail.html).toMatch(new RegExp(`<a href="https?://[^/"]+/${page}"[^>]*>${label}</a>`))
    }
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
    for (const [at, name] of ['Canela', 'Sol', '<b>Nube</b>'].entries()) {
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

  it('what pets, people and foundations are called adds none of these either', () => {
    const name = 'Ganaste, entra a https://malo.example/ya'
    const all = mailsTo('Ana', { pet: name, publisher: name, foundation: name })
    for (const [kind, { html, text, subject }] of Object.entries(all))
      expect(`${html} ${text} ${subject}`, kind).not.toMatch(/malo\.example|https:\/\/malo/)
  })

  it('a mail works without a name, which some providers omit', () => {
    expect(mailsTo('').confirmEmail.text).toMatch(/^Hola:/)
  })

  it('long user input is shortened in mails', () => {
    expect(confirmEmailMail({ name: '🐈'.repeat(5000), url: URL }).text).toContain(
      `Hola, ${'🐈'.repeat(80)}:\n`,
    )
  })
})

describe('a mail about a pet', () => {
  it('shows its picture, and says whose it is', () => {
    for (const kind of [
      'requestReceived',
      'requestAccepted',
      'newMessage',
      'confirmPet',
      'confirmEmailForPet',
      'replyRefused',
      'storyPublished',
      'storyRemoved',
      'storyAboutYourPet',
    ] as const)
      expect(mails[kind].html).toContain(
        `<img src="${PICTURE.url}" alt="Foto de Canela" width="560" height="294"`,
      )
    expect(mails.petHidden.html).not.toContain('/media/')
  })

  it('says no with the owner’s words alone, and up to three pets with picture and city', () => {
    const { html, text } = mails.requestRejected
    expect(text).not.toMatch(/no pudo ser|Ojalá/)
    expect(text).toContain('Conoce a Nube, en Quito:\n')
    expect(html).toContain(`<img src="${PICTURE.url}" alt="Foto de Canela" width="112" height="59"`)
    expect(visible(html)).toContain('Conoce a Nube Quito')
    expect(mails.requestRejectedWithoutWords.text).toMatch(/no pudo ser con Canela\. Ojalá/)
    expect(mails.requestRejectedWithoutWords.html).not.toContain('<blockquote')
  })
})

it('a reminder speaks of one person and one pet, or of several', () => {
  expect(mails.unopenedRequest.text).toMatch(/esa persona sigue .* le decimos .*\n\nSi ya encontró familia/)
  expect(mails.unopenedRequests.text).toMatch(
    /esas personas siguen .* les decimos .* les mostramos .*\n\nSi alguna de las mascotas ya encontró/,
  )
  expect(mails.unopenedRequestsForOne.text).toMatch(/esas personas siguen .*\n\nSi Canela ya encontró/)
})

it('of one recovery code that is left is spoken in the singular', () => {
  const textWith = (left: number) => recoveryCodeUsedMail({ name: 'Ana', left, resetUrl: URL }).text
  expect(textWith(2)).toContain('Te quedan 2.')
  expect(textWith(1)).toContain('Te queda 1.')
})

it('days since an adoption are those that passed, not those of the question', () => {
  const about = {
    name: 'Ana',
    pet: 'Canela',
    adopter: 'Luis',
    gender: 'hembra',
    note: null,
    url: URL,
  } as const
  const mail = { ...about, answer: 'muy bien', days: 25, hasPhoto: false, retracted: false } as const
  expect(checkInAnsweredMail(mail).text).toContain('Pasaron 25 días desde la adopción.')
})

it('the names of foundations that end in a full stop get no second one', () => {
  const to = { purpose: 'donate', pet: null, keeper: 'Huellas A.C.' } as const
  expect(registerText(to)).toMatch(/Huellas A\.C\. Un minuto\.$/)
  expect(loginText({ ...to, keeper: 'Huellas' })).toMatch(/ Huellas\.$/)
})

it('how a pet is given back is one sentence', () => {
  expect(mails.adopterGone.text).toMatch(/acordar cómo \p{L}+: los datos de /u)
})

it('whoever got a notice of the acceptance is not sent to a mail that never was', () => {
  expect(mails.giverGone.text).toContain('si te escribimos un correo cuando aceptó tu solicitud')
})
