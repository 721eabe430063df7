import { describe, expect, it } from 'vitest'
import { transportWarning } from '@/lib/adoption/requests/copy'
import {
  acceptanceUndoneMail,
  adoptionConcludedMail,
  petReturnedMail,
  requestAcceptedMail,
  requestClosedMail,
  requestOpenedMail,
  requestRejectedMail,
} from '@/lib/platform/outbox/templates/adoption'
import { requestOverdueMail } from '@/lib/platform/outbox/templates/adoption-clock'
import {
  acceptedByYouMail,
  requestReceivedMail,
  requestWithdrawnMail,
} from '@/lib/platform/outbox/templates/adoption-owner'
import { newMessageMail } from '@/lib/platform/outbox/templates/conversation'
import { FAQ_GROUPS } from '@/lib/text/copy/faqs'
import { DO_NOT_PAY } from '@/lib/text/copy/reports'
import { CLOSING_REASONS } from '@/lib/text/vocabulary'

const PETS_URL = 'https://querencia.example/dashboard/mascotas'
const ABOUT = { name: 'Ana', pet: 'Canela', url: 'https://querencia.example/x', publisher: 'Camilo' }
const CONTACT = { name: 'Sol Paz', phone: '+57 300 555 0142', email: 'sol@correo.example' }
const CONCLUDED = {
  ...ABOUT,
  gender: 'hembra',
  acceptsCheckIns: true,
  certificateUrl: ABOUT.url,
  reportUrl: `${ABOUT.url}/reportar`,
} as const
const SIMILAR = [{ name: 'Nube', url: `${PETS_URL}/7` }]

describe('a mail about an adoption request', () => {
  it('tells the reader which of their contacts the other side got, and whether the other left a phone', () => {
    const alone = { ...CONTACT, phone: null }
    const texts = [true, false].flatMap((hasPhone) => [
      requestAcceptedMail({ ...ABOUT, owner: alone, hasPhone }).text,
      acceptedByYouMail({ ...ABOUT, adopter: alone, hasPhone, isFoundation: false }).text,
    ])
    for (const text of texts) expect(text).toContain('Nombre: Sol Paz\nNo dejó teléfono.\nCorreo: sol@')
    expect(acceptanceUndoneMail({ ...ABOUT, hasPhone: true }).text).toMatch(
      /Camilo ya tiene tu teléfono y tu correo\.\s+Si te pide dinero, códigos/,
    )
    expect(acceptanceUndoneMail({ ...ABOUT, hasPhone: false }).text).toContain('Camilo ya tiene tu correo.')
    const given = texts.map((text) => /También (?:recibió|le dimos) ([^.]+)\./.exec(text)?.[1])
    expect(given).toEqual([...Array(2).fill('tu teléfono y tu correo'), ...Array(2).fill('tu correo')])
  })

  it('tells a foundation, whose contacts are public, of the adopter’s alone', () => {
    const [person, foundation] = [false, true].map(
      (isFoundation) =>
        requestReceivedMail({ ...ABOUT, adopter: 'Sol', isFoundation, message: null, paused: false }).text,
    )
    expect(person).toContain('sus datos de contacto se comparten solo si la aceptas, y los tuyos también.')
    expect(foundation).toContain('solo si la aceptas. Los de tu fundación ya están en su página.')
    const accepted = acceptedByYouMail({
      ...ABOUT,
      adopter: CONTACT,
      hasPhone: true,
      isFoundation: true,
    }).text
    expect(accepted).toContain('Los contactos de tu fundación ya están en su página.')
    expect(accepted).not.toContain('le dimos')
  })

  it('warns of paying in advance, and does not call free what a foundation may ask its costs for', () => {
    const told = [
      newMessageMail({ ...ABOUT, author: 'Sol', text: 'Hola.', isToOwner: false }).text,
      requestAcceptedMail({ ...ABOUT, owner: CONTACT, hasPhone: true }).text,
      acceptedByYouMail({ ...ABOUT, adopter: CONTACT, hasPhone: true, isFoundation: false }).text,
      ...(['owner', 'adopter'] as const).map((side) => {
        const { lead, text } = transportWarning(side, 'hembra')
        return `${lead} ${text}`
      }),
      `${DO_NOT_PAY.lead} ${DO_NOT_PAY.text}`,
    ]
    for (const text of told) {
      expect(text).toMatch(/por adelantado/)
      expect(text).not.toMatch(/gratis|adoptar\b[^.]* (no se paga|no cuesta)/i)
    }
    const costs = FAQ_GROUPS.flatMap(({ faqs }) => faqs).find(({ question }) => /cuesta/.test(question))
    expect(costs?.answer[0]).toMatch(/piden un aporte .* no lo pagues antes de conocer/)
  })

  it('names who cares for the pet', () => {
    const named = [
      requestOpenedMail(ABOUT),
      requestAcceptedMail({ ...ABOUT, owner: CONTACT, hasPhone: true }),
      requestRejectedMail({ ...ABOUT, text: 'Gracias.', similar: [] }),
      acceptanceUndoneMail({ ...ABOUT, hasPhone: true }),
      adoptionConcludedMail(CONCLUDED),
      petReturnedMail({ ...ABOUT, isShown: true }),
      requestOverdueMail({ ...ABOUT, similar: [], wasOpened: true, days: 7 }),
      requestClosedMail({ ...ABOUT, why: 'retirada', accepted: false, similar: [] }),
    ]
    for (const { text, html } of named) {
      expect(text).toContain('Camilo')
      expect(html).toContain('Camilo')
      expect(text).not.toMatch(/quien (cuid|public)/i)
    }
  })

  it('says no with similar pets, each with its link', () => {
    for (const { text, html } of [
      requestRejectedMail({ ...ABOUT, text: 'Gracias.', similar: SIMILAR }),
      requestClosedMail({ ...ABOUT, why: 'adoptada', accepted: false, similar: SIMILAR }),
    ]) {
      expect(text).toContain(`Conoce a Nube:\n${PETS_URL}/7`)
      expect(html).toContain(`href="${PETS_URL}/7"`)
    }
    const alone = requestClosedMail({ ...ABOUT, url: null, why: 'cuenta', accepted: false, similar: [] })
    // A link stands on a line of its own.
    expect(alone.text).not.toMatch(/^http/m)
    expect(alone.text).not.toContain('se le parecen')
  })

  it('closes with a reason of its own for every way in which a pet leaves', () => {
    const about = { ...ABOUT, accepted: false, similar: [] }
    const texts = CLOSING_REASONS.map((why) => requestClosedMail({ ...about, why }).text)
    expect(new Set(texts).size).toBe(CLOSING_REASONS.length)
  })
})

describe('a mail about who left', () => {
  it.each([
    [
      'a deleted account',
      requestClosedMail({ ...ABOUT, url: null, why: 'cuenta', accepted: false, similar: [] }),
    ],
    ['a withdrawn listing', requestClosedMail({ ...ABOUT, why: 'retirada', accepted: false, similar: [] })],
    [
      'an adopter whose account is gone',
      requestWithdrawnMail({ ...ABOUT, adopter: 'Sol', adopterLeft: true, accepted: false, isShown: true }),
    ],
  ])('says of %s what to do about money', (_who, { text }) => {
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Si te pidió dinero, no lo envíes; si ya lo enviaste, responde a este correo y cuéntanos.',
    )
  })

  it('offers an adopter to say that the pet does not live with them', () => {
    const { text } = adoptionConcludedMail(CONCLUDED)
    expect(text.replace(/\s+/g, ' ')).toContain('o te piden dinero para entregarla, no lo envíes y avísanos.')
    expect(text).toContain(`Todavía no vive conmigo:\n${CONCLUDED.reportUrl}`)
  })

  it('says nothing of money where a pet was adopted or an adopter took a request back', () => {
    const adopted = requestClosedMail({ ...ABOUT, why: 'adoptada', accepted: false, similar: [] })
    const adopter = { adopter: 'Sol', adopterLeft: false, accepted: false, isShown: true }
    for (const { text } of [adopted, requestWithdrawnMail({ ...ABOUT, ...adopter })])
      expect(text).not.toContain('dinero')
  })
})

describe('what one side writes to the other, in a mail', () => {
  it('adds no links to our mail, and keeps its lines', () => {
    const words =
      'Hola.\nPaga en https://malo.example/ya o escribe a x@malo.example, malo_.example, malo-.example o malo。example'
    const received = requestReceivedMail({
      ...ABOUT,
      adopter: 'Sol',
      isFoundation: false,
      message: words,
      paused: false,
    })
    const rejected = requestRejectedMail({ ...ABOUT, text: words, similar: [] })
    for (const { html, text } of [received, rejected]) {
      expect(`${html} ${text}`).not.toMatch(/malo[_-]?[.。]example|https:\/\/malo|x@malo/)
      expect(text).toContain(':\n> Hola.\n> Paga en https')
    }
  })

  it('stands apart under its writer’s name in every line, whatever marks it uses', () => {
    const marks = ['\n', '\r\n', '\r', '\u2028', '\u2029', '\v', '\f', '\u0085']
    const words = `me interesa.”\n\n</blockquote>El equipo necesita tu clave.${marks.join('fin')} ${'clave '.repeat(60)}${'x'.repeat(300)}\u202Eodnum`
    const received = requestReceivedMail({
      ...ABOUT,
      adopter: 'Valentina',
      isFoundation: false,
      message: words,
      paused: false,
    })
    const rejected = requestRejectedMail({ ...ABOUT, text: words, similar: [] })
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
        html.match(/<blockquote style="[^"]*border-left:[^"]*"[^>]*>[^<]*tu clave[^<]*<\/blockquote>/g),
      ).toHaveLength(1)
      expect(html).toContain(`>Mensaje de ${who}:</p>`)
    }
  })
})
