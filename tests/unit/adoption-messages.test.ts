import { describe, expect, it } from 'vitest'
import { messageRefusal, messageRule, writingSentence } from '@/lib/adoption/conversation/copy'
import type { MessageDto } from '@/lib/adoption/conversation/dto'
import { conversationItems, reportTitle } from '@/lib/adoption/conversation/items'
import {
  findMessageIssue,
  findSplitIssue,
  judgeWriting,
  type Writing,
} from '@/lib/adoption/conversation/policy'
import { messageSchema } from '@/lib/adoption/conversation/schema'
import { NO_MESSAGES } from '@/lib/adoption/requests/dto'
import { sharesContacts } from '@/lib/adoption/requests/policy'
import { newMessageMail } from '@/lib/platform/outbox/templates/conversation'
import { UNAVAILABLE_NAME } from '@/lib/text/copy/block'
import { ADOPTION_STATUSES, type AdoptionStatus } from '@/lib/text/vocabulary'
import { requestDetail } from '@/tests/support/request-detail'

/** Who may write: as it is, while the pet is held, to a closed account; and whether contacts are let through. */
const TABLE: Record<AdoptionStatus, [plain: Writing, held: Writing, away: Writing, contacts: boolean]> = {
  enviada: ['may', 'held', 'away', false],
  'en revisión': ['may', 'held', 'away', false],
  'en espera': ['may', 'held', 'away', false],
  aceptada: ['may', 'may', 'away', true],
  rechazada: ['ended', 'ended', 'ended', false],
  retirada: ['ended', 'ended', 'ended', false],
  concluida: ['may', 'may', 'away', true],
  devuelta: ['may', 'may', 'away', true],
  cerrada: ['ended', 'ended', 'ended', false],
}

describe('who may write what', () => {
  it.each(ADOPTION_STATUSES)('in the conversation of a request that is "%s"', (status) => {
    const facts = { status, held: false, away: false }
    expect([
      judgeWriting(facts),
      judgeWriting({ ...facts, held: true }),
      judgeWriting({ ...facts, held: true, away: true }),
      sharesContacts(status),
    ]).toEqual(TABLE[status])
    const contacts = sharesContacts(status) ? null : 'phone'
    expect(findMessageIssue('Mi número es 300 555 01 27', status)).toBe(contacts)
    expect(findMessageIssue('Son 50 dólares, mi correo es ana@correo.example', status)).toBe(
      contacts ? 'email' : 'price',
    )
  })

  it('money is found however it is asked for, and neither refusing it nor asking why is held back', () => {
    const issue = (body: string) => findMessageIssue(body, 'en revisión')
    expect(issue('La perrita es tuya. Solo pagas el flete por agencia, son 40.000')).toBe('price')
    expect(issue('El depósito lo haces en el BCP y me mandas la foto del comprobante')).toBe('bank')
    expect(issue('El alias es perritos.mp a nombre de Marcos Soto')).toBe('bank')
    expect(issue('No te preocupes: no cobro nada, vale $0')).toBeNull()
    expect(issue('Si alguien te pide 20.000 pesos por Luna es estafa')).toBeNull()
    expect(issue('¿Por qué me pides 40.000 pesos de flete si es adopción?')).toBeNull()
    expect(issue('No voy a pagar $40.000')).toBeNull()
  })

  it('finds a contact that a message completes, and not what the earlier ones hold by themselves', () => {
    const status = 'en revisión'
    expect(findSplitIssue('01 27', ['300 555'], status)).toBe('phone')
    expect(findSplitIssue('7', '300555012'.split(''), status)).toBe('phone')
    expect(findSplitIssue('@correo.example', ['Escríbeme', 'ana'], status)).toBe('email')
    expect(findSplitIssue('dólares', ['Son 50'], status)).toBe('price')
    expect(findSplitIssue('Gracias.', ['300 555 01 27'], status)).toBeNull()
    expect(findSplitIssue('01 27', ['300 555 01 27', 'Perdona', '300 555'], status)).toBe('phone')
    expect(findSplitIssue('Tenemos 2 gatos.', ['Puedo el 12 de mayo', 'a las 10:30'], status)).toBeNull()
    expect(findSplitIssue('01 27', ['300 555'], 'aceptada')).toBeNull()
    expect(findSplitIssue('dólares', ['Son 50'], 'aceptada')).toBe('price')
  })

  it('says what was found, why it is not sent and what to do', () => {
    const names = { side: 'adopter', other: 'Camilo' } as const
    expect(messageRefusal('phone', names)).toBe(
      'Parece que escribiste un teléfono. Los contactos se comparten solos cuando Camilo acepte; así nadie los pide con engaños. Quítalo para enviar.',
    )
    expect(messageRefusal('bank', { ...names, side: 'owner' })).toBe(
      'Parece que escribiste datos bancarios. Por una mascota no se paga, y nadie tiene que adelantar dinero. Quítalos para enviar.',
    )
    expect(messageRule('en revisión', 'adopter')).toBe(
      'Sin teléfonos ni correos hasta que acepte: se comparten solos. Por una mascota no se paga: no envíes dinero, códigos ni fotos de documentos.',
    )
    expect(writingSentence('away', { ...names, status: 'aceptada' })).toBe(
      'La cuenta de Camilo no está activa: no podría leer lo que escribas.',
    )
  })
})

it('who writes, of either side and at each time, reads not to send money, codes or documents, and so in the mail', () => {
  const mail = (isToOwner: boolean) =>
    newMessageMail({ name: 'Ana', pet: 'Frida', url: 'x', author: 'Sol', text: 'Hola', isToOwner }).text
  for (const side of ['owner', 'adopter'] as const)
    for (const status of ADOPTION_STATUSES)
      expect(messageRule(status, side)).toContain('no envíes dinero, códigos ni fotos de documentos.')
  for (const told of [mail(true), mail(false)])
    expect(told.replace(/\s+/g, ' ')).toContain('códigos o fotos de tus documentos, no los envíes.')
})

describe('what there is to report', () => {
  it('is the request to its owner, and to its adopter the conversation or, where nobody wrote, who publishes', () => {
    const asked = { by: 'adopter', note: 'Hola', status: 'enviada', at: '' } as const
    const accepted = { by: 'owner', note: null, status: 'aceptada', at: '' } as const
    const title = (overrides: Parameters<typeof requestDetail>[0]) =>
      reportTitle(requestDetail({ side: 'adopter', timeline: [asked], ...overrides }), 'Esta solicitud')
    expect(title({ side: 'owner' })).toBe('Esta solicitud')
    for (const status of ADOPTION_STATUSES) expect(title({ status })).toBe('Reportar a quien publica')
    expect(title({ timeline: [asked, accepted] })).toBe('Reportar a quien publica')
    const wrote = { ...NO_MESSAGES, total: 1, ownerWroteAt: asked.at }
    expect(title({ messages: wrote })).toBe('Reportar esta conversación')
    expect(title({ timeline: [asked, { ...accepted, note: 'Gracias' }] })).toBe('Reportar esta conversación')
  })

  it('is nobody who is blocked, whose page of reports there is not', () => {
    const adopter = { ...requestDetail().adopter, isUnavailable: true }
    expect(reportTitle(requestDetail({ adopter }), 'Esta solicitud')).toBeNull()
    expect(
      reportTitle(requestDetail({ side: 'adopter', publisher: UNAVAILABLE_NAME }), 'Esta solicitud'),
    ).toBeNull()
  })
})

describe('a message as it is stored', () => {
  const parse = (body: unknown) => messageSchema.safeParse({ requestId: '1', body })

  it('keeps line breaks, without gaps, control characters and reversed text', () => {
    expect(parse('  Hola.\r\n\r\n\r\n\r\n¿Cómo está?\u0000\u202E ').data?.body).toBe('Hola.\n\n¿Cómo está?')
  })

  it('has words, and at most a thousand characters', () => {
    for (const empty of ['', ' \n ', '\u200B\u200D', '\u3164', '\u115F\u2800', '\uFE0F', undefined])
      expect(parse(empty).success).toBe(false)
    expect(parse('🐾'.repeat(1000)).success).toBe(true)
    expect(parse('🐾'.repeat(1001)).error?.issues[0]?.message).toBe('Escribe 1000 caracteres o menos')
  })
})

describe('a conversation', () => {
  const at = (day: number, time: string) => `2026-11-${day}T${time}:00.000Z`
  const NOW = new Date(at(22, '20:00'))
  const request = requestDetail({
    side: 'adopter',
    createdAt: at(20, '14:12'),
    message: 'Nos gustaría conocer a Frida.',
    timeline: [
      { status: 'enviada', by: 'adopter', note: null, at: at(20, '14:12') },
      { status: 'en revisión', by: 'owner', note: null, at: at(20, '16:40') },
      { status: 'rechazada', by: 'owner', note: 'Gracias por escribir.', at: at(22, '15:00') },
    ],
    status: 'rechazada',
    reason: 'otro',
  })
  const message = (id: number, side: MessageDto['side'], time: string): MessageDto => ({
    id,
    side,
    body: `Mensaje ${id}`,
    at: time,
    read: true,
  })
  const messages = [
    message(1, 'owner', at(20, '16:52')),
    message(2, 'adopter', at(21, '13:31')),
    { ...message(3, 'owner', at(22, '14:47')), body: null },
  ]
  const whole = { earlier: false, later: false }
  const shown = (items: ReturnType<typeof conversationItems>) =>
    items.map((item) => {
      if (item.kind === 'day') return `— ${item.label}`
      if (item.kind === 'event') return `· ${item.text}`
      return `${item.isOwn ? 'yo' : 'ella'}: ${item.body}, ${item.time}`
    })

  it('tells messages and what happened in one order, by day, in the reader’s time zone', () => {
    expect(
      shown(conversationItems({ request, messages, pages: whole }, { countryId: 'COL', now: NOW })),
    ).toEqual([
      '— Viernes 20 de noviembre',
      '· Enviaste tu solicitud, 9:12',
      'yo: Nos gustaría conocer a Frida., 9:12',
      '· Camilo la abrió, 11:40',
      'ella: Mensaje 1, 11:52',
      '— Ayer',
      'yo: Mensaje 2, 8:31',
      '— Hoy',
      'ella: null, 9:47',
      '· Camilo rechazó tu solicitud, 10:00',
      'ella: Gracias por escribir., 10:00',
    ])
  })

  it('calls a short day of changed clocks yesterday', () => {
    // In Chile 6 September 2026 has 23 hours: 24 hours before half past midnight it was the day before.
    const reading = { countryId: 'CHL', now: new Date('2026-09-07T03:30:00Z') }
    const ofSunday = [message(1, 'adopter', '2026-09-06T15:00:00.000Z')]
    const page = { request: { ...request, timeline: [] }, messages: ofSunday, pages: whole }
    expect(shown(conversationItems(page, reading))[0]).toBe('— Ayer')
  })

  it('on a page of many shows what happened between its messages alone', () => {
    const page = { request, messages: messages.slice(1), pages: { earlier: true, later: false } }
    expect(shown(conversationItems(page, { countryId: 'COL', now: NOW }))[0]).toBe('— Ayer')
    const older = { request, messages: messages.slice(0, 1), pages: { earlier: false, later: true } }
    expect(shown(conversationItems(older, { countryId: 'COL', now: NOW })).at(-1)).toBe(
      'ella: Mensaje 1, 11:52',
    )
  })
})

it('the mail quotes the message without links, and says where to answer', () => {
  const letter = {
    name: 'Valentina',
    author: 'Camilo',
    pet: 'Frida',
    text: 'Mira en malo.example <b>hoy</b>',
    url: 'https://querencia.example/dashboard/solicitudes/1/mensajes#nuevos',
    isToOwner: false,
  }
  const mail = newMessageMail({ ...letter, replyTo: null })
  expect(mail.subject).toBe('Camilo te escribió sobre Frida')
  expect(mail.html).toContain('malo.\u2060example &lt;b&gt;hoy&lt;/b&gt;')
  expect(mail.text).toContain('https://querencia.example/dashboard/solicitudes/1/mensajes#nuevos')
  expect(mail.text).toContain('lo que contestes a este correo no le llega a Camilo')
  // Notices of absence would reach us, or the conversation.
  const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
  expect(mail.headers).toEqual(automatic)
  const answerable = newMessageMail({ ...letter, replyTo: 'r+1@respuestas.example' })
  expect(answerable.text).toContain('Puedes responder a este correo: lo que escribas le llega a Camilo')
  expect(answerable.text).not.toContain('no le llega')
  expect(answerable.headers).toEqual({ 'Reply-To': 'r+1@respuestas.example', ...automatic })
})
