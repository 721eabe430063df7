import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { BIDI_CONTROLS } from '@/lib/text/plain-text'
import { CONTACT, PRIVACY } from '@/lib/text/routes'
import {
  buttonHtml,
  type Link,
  linkAsTextHtml,
  linkHtml,
  type PetCard,
  type PetPicture,
  pageHtml,
  paragraphHtml,
  petCardHtml,
  type Quotation,
  quotationHtml,
  reasonHtml,
} from './markup'

/** The layout escapes everything: nothing here is HTML. */
export interface MailDraft {
  subject: string
  name: string
  /** Whom the mail is about. */
  picture?: PetPicture | null
  paragraphs: readonly (string | Quotation)[]
  button?: Link
  /** Below the button. */
  pets?: { intro?: string; cards: readonly PetCard[] }
  links?: readonly Link[]
  reason: string
  /** Where an answer goes; else to the sender of all mails. */
  replyTo?: string | null
  headers?: Record<string, string>
}

/** Why somebody gets a mail, said at the end of several. */
export const REASONS = {
  account: 'Recibes este correo porque tienes una cuenta en Querencia con esta dirección.',
  /** Of a pet that somebody asked for. */
  owner: 'Recibes este correo porque publicaste una mascota en Querencia y alguien te envió una solicitud.',
  /** Who has asked for a pet. */
  adopter: 'Recibes este correo porque enviaste una solicitud de adopción en Querencia.',
  gave: 'Recibes este correo porque diste una mascota en adopción en Querencia.',
  adopted: 'Recibes este correo porque adoptaste una mascota en Querencia.',
  registered: 'Recibes este correo porque registraste una fundación en Querencia con esta dirección.',
  foundation: 'Recibes este correo porque tienes una fundación en Querencia.',
  staff: 'Recibes este correo porque tu cuenta es del equipo de Querencia.',
} as const

const LONGEST_NAME = 80
/** So that no notice of an absence answers: RFC 3834; Microsoft, [MS-OXCMAIL] 2.2.3.2.14. */
const NO_AUTOMATIC_ANSWER = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
const WORD_JOINER = '\u2060'
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/

const SITE = 'Querencia, guía de mascotas para adoptar y dar en adopción'
const FOOTER_LINKS: readonly Link[] = [
  { label: 'Privacidad', url: absoluteUrl(PRIVACY) },
  { label: 'Contacto', url: absoluteUrl(CONTACT) },
]

export function composeMail({
  subject,
  name,
  picture,
  paragraphs,
  button,
  pets,
  links = [],
  reason,
  replyTo,
  headers,
}: MailDraft): MailContent {
  const greeted = inName(name)
  const greeting = greeted ? `Hola, ${greeted}:` : 'Hola:'
  const cards = pets?.cards ?? []
  const intro = pets?.intro && cards.length > 0 ? [pets.intro] : []
  return {
    subject,
    headers: { ...NO_AUTOMATIC_ANSWER, ...(replyTo && { 'Reply-To': replyTo }), ...headers },
    html: pageHtml({
      subject,
      preview: paragraphs.find((part) => typeof part === 'string') ?? greeting,
      picture: picture ?? null,
      parts: [
        paragraphHtml(greeting),
        ...paragraphs.map((part) => (typeof part === 'string' ? paragraphHtml(part) : quotationHtml(part))),
        ...(button ? [buttonHtml(button), linkAsTextHtml(button.url)] : []),
        ...intro.map(paragraphHtml),
        ...cards.map(petCardHtml),
        ...links.map(linkHtml),
        reasonHtml(reason),
      ],
      footer: { site: SITE, links: FOOTER_LINKS },
    }),
    text: [
      greeting,
      ...paragraphs.map((part) => (typeof part === 'string' ? part : quotationText(part))),
      ...(button ? [linkText(button)] : []),
      ...intro,
      ...cards.map(({ label, city, url }) => linkText({ label: city ? `${label}, en ${city}` : label, url })),
      ...links.map(linkText),
      [SITE, FOOTER_LINKS.map(({ label, url }) => `${label}: ${url}`).join(' · ')].join('\n'),
      reason,
    ].join('\n\n'),
  }
}

/** Headers by which mail programs stop such mails. @param url the target of a bare POST (RFC 8058) */
export const unsubscribedAt = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const linkText = ({ label, url }: Link) => `${label}:\n${url}`

/** A name without links: it may be 'Ganaste, ve a malo.example'. */
export function inName(name: string, longest = LONGEST_NAME): string {
  const short = [...name.replace(/\s+/g, ' ').trim()].slice(0, longest).join('')
  return unlinked(short)
}

/** A pet in words of ours, with its name first and its city last: longer than any. */
const LONGEST_WORDS = 200
export const inWords = (words: string): string => inName(words, LONGEST_WORDS)

export const messageOf = (name: string, text: string): Quotation => ({
  label: `Mensaje de ${inName(name)}:`,
  text: unlinked(text),
})

/** What makes a link of a text, with the full stops that IDNA maps to the dot. */
const PARTS_OF_LINK = /[.:@\u3002\uFF0E\uFF61](?=[\p{L}\p{N}/_-])/gu

/** An invisible joiner keeps mail programs from making links of what people write. */
const unlinked = (text: string) => text.replace(BIDI_CONTROLS, '').replace(PARTS_OF_LINK, `$&${WORD_JOINER}`)

const quotationText = ({ label, text }: Quotation) =>
  [
    label,
    ...text
      .split(LINE_BREAK)
      .flatMap(wrapped)
      .map((line) => `> ${line}`.trimEnd()),
  ].join('\n')

/** What follows a mail program's own line break would have no quote mark. */
const wrapped = (line: string): string[] => line.match(/\S.{0,69}(?=\s|$)|\S{70}/gu) ?? ['']
