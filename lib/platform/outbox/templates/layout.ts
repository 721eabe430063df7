import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { BIDI_CONTROLS } from '@/lib/text/plain-text'
import { CONTACT, PRIVACY } from '@/lib/text/routes'
import { escapeHtml } from '@/lib/text/text'

interface Link {
  label: string
  url: string
}

/** What somebody wrote. It stands apart, as it may imitate our own words. */
interface Quotation {
  label: string
  text: string
}

/** The layout escapes everything: nothing here is HTML. */
interface MailDraft {
  subject: string
  name: string
  paragraphs: readonly (string | Quotation)[]
  button?: Link
  links?: readonly Link[]
  reason: string
}

const LONGEST_NAME = 80
const WORD_JOINER = '\u2060'
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/

const SITE = 'Querencia, guía de mascotas para adoptar y dar en adopción'
const FOOTER_LINKS: readonly Link[] = [
  { label: 'Privacidad', url: absoluteUrl(PRIVACY) },
  { label: 'Contacto', url: absoluteUrl(CONTACT) },
]

const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SMALL = 'margin:0 0 12px;font-size:14px;line-height:1.5;color:#4B5B53'

export function composeMail({
  subject,
  name,
  paragraphs,
  button,
  links = [],
  reason,
}: MailDraft): MailContent {
  const greeting = `Hola, ${inName(name) || 'amigo'}:`
  return {
    subject,
    html: html(subject, [
      paragraph(greeting),
      ...paragraphs.map((part) => (typeof part === 'string' ? paragraph(part) : quotation(part))),
      ...(button ? [buttonLink(button), linkAsText(button.url)] : []),
      ...links.map(plainLink),
      `<p style="${SMALL};margin-top:28px;padding-top:16px;border-top:1px solid #E3E8E1">${escapeHtml(reason)}</p>`,
    ]),
    text: [
      greeting,
      ...paragraphs.map((part) => (typeof part === 'string' ? part : quotationText(part))),
      ...[...(button ? [button] : []), ...links].map(({ label, url }) => `${label}:\n${url}`),
      [SITE, FOOTER_LINKS.map(({ label, url }) => `${label}: ${url}`).join(' · ')].join('\n'),
      reason,
    ].join('\n\n'),
  }
}

/** A name without links: it may be 'Ganaste, ve a malo.example'. */
export function inName(name: string): string {
  const short = [...name.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('')
  return unlinked(short)
}

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

const paragraph = (words: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6;white-space:pre-line">${escapeHtml(words)}</p>`

const quotation = ({ label, text }: Quotation) =>
  `<p style="margin:0 0 8px;font-size:16px;line-height:1.6;font-weight:600">${escapeHtml(label)}</p>
<blockquote style="margin:0 0 20px;padding:12px 16px;border:1px solid #C9D8CE;border-left:4px solid #0F6B57;border-radius:12px;font-size:16px;line-height:1.6;white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(text)}</blockquote>`

const plainLink = ({ label, url }: Link) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6"><a href="${escapeHtml(url)}" style="color:#0F6B57;font-weight:600">${escapeHtml(label)}</a></p>`

const buttonLink = ({ label, url }: Link) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 26px;border-radius:999px;background-color:#0F6B57;color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`

const linkAsText = (url: string) =>
  `<p style="${SMALL};overflow-wrap:anywhere">Si el botón no funciona, copia este enlace en tu navegador:<br><a href="${escapeHtml(url)}" style="color:#0F6B57">${escapeHtml(url)}</a></p>`

const footerLink = ({ label, url }: Link) => `<a href="${escapeHtml(url)}" style="color:#4B5B53">${label}</a>`

const html = (subject: string, parts: string[]) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:#F4F7F2">
<div lang="es" style="${FONT};padding:24px 12px;background-color:#F4F7F2;color:#17261F">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px 4px;font-size:22px;font-weight:800;letter-spacing:-0.03em;color:#0A4A3C">querencia</p>
<div style="padding:28px 24px 16px;border-radius:20px;background-color:#FFFFFF">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.2;letter-spacing:-0.02em">${escapeHtml(subject)}</h1>
${parts.join('\n')}
</div>
<p style="${SMALL};margin:16px 4px">${SITE}<br>${FOOTER_LINKS.map(footerLink).join(' · ')}</p>
</div>
</div>
</body>
</html>
`
