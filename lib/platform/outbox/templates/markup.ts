import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { escapeHtml } from '@/lib/text/text'

/**
 * The HTML of mails: tables and inline styles, which every mail program reads, and a picture that nothing depends on.
 * Programs without the style sheet below turn colours round by themselves, which these bear.
 */

export interface Link {
  label: string
  url: string
}

/** What somebody wrote. It stands apart, as it may imitate our own words. */
export interface Quotation {
  label: string
  text: string
}

/** 1200×630, of a format that every mail program shows. */
export interface PetPicture {
  url: string
  alt: string
}

/** A pet to look at. */
export interface PetCard extends Link {
  city?: string
  picture?: PetPicture | null
}

const INK = '#17261F'
const SOFT = '#4B5B53'
const GREEN = '#0F6B57'
const FONT = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TEXT = 'font-size:16px;line-height:1.6'
const SMALL = `margin:0 0 12px;font-size:14px;line-height:1.5;color:${SOFT}`
const TABLE = 'role="presentation" border="0" cellpadding="0" cellspacing="0"'

/** In the proportions of the pictures. */
const WIDE = { width: 560, height: 294 }
const NARROW = { width: 112, height: 59 }

const DARK = `@media (prefers-color-scheme: dark) {
.q-ground { background-color: #0F1713 !important; color: #E6EDE8 !important; }
.q-card { background-color: #18231D !important; }
.q-brand { color: #B9E3D3 !important; }
.q-soft { color: #B3C1B8 !important; }
.q-link { color: #8AD6BC !important; }
.q-quote { border-color: #3E5348 #3E5348 #3E5348 #8AD6BC !important; }
.q-rule { border-color: #2B3A32 !important; }
}`

export const paragraphHtml = (words: string) =>
  `<p style="margin:0 0 16px;${TEXT};white-space:pre-line">${escapeHtml(words)}</p>`

export const quotationHtml = ({ label, text }: Quotation) =>
  `<p style="margin:0 0 8px;${TEXT};font-weight:600">${escapeHtml(label)}</p>
<blockquote style="margin:0 0 20px;padding:12px 16px;border:1px solid #C9D8CE;border-left:4px solid ${GREEN};border-radius:12px;${TEXT};white-space:pre-line;overflow-wrap:anywhere" class="q-quote">${escapeHtml(text)}</blockquote>`

export const linkHtml = (link: Link) => `<p style="margin:0 0 16px;${TEXT}">${anchor(link)}</p>`

const anchor = ({ label, url }: Link) =>
  `<a href="${escapeHtml(url)}" class="q-link" style="color:${GREEN};font-weight:600">${escapeHtml(label)}</a>`

/** The cell has the colour: Outlook gives links none. */
export const buttonHtml = ({ label, url }: Link) =>
  `<table ${TABLE} style="margin:24px 0"><tr><td style="border-radius:999px;background-color:${GREEN}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 26px;color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`

export const linkAsTextHtml = (url: string) =>
  `<p class="q-soft" style="${SMALL};overflow-wrap:anywhere">Si el botón no funciona, copia este enlace en tu navegador:<br><a href="${escapeHtml(url)}" class="q-link" style="color:${GREEN}">${escapeHtml(url)}</a></p>`

export function petCardHtml({ label, city, url, picture }: PetCard): string {
  const photo = picture
    ? `<td width="${NARROW.width}" style="width:${NARROW.width}px;padding-right:14px"><a href="${escapeHtml(url)}">${image(picture, NARROW, 'border-radius:12px')}</a></td>`
    : ''
  const place = city
    ? `<br><span class="q-soft" style="font-size:14px;color:${SOFT}">${escapeHtml(city)}</span>`
    : ''
  return `<table ${TABLE} width="100%" style="margin:0 0 14px"><tr>${photo}<td style="${TEXT};line-height:1.4">${anchor({ label, url })}${place}</td></tr></table>`
}

export const reasonHtml = (reason: string) =>
  `<p class="q-soft q-rule" style="${SMALL};margin-top:28px;padding-top:16px;border-top:1px solid #E3E8E1">${escapeHtml(reason)}</p>`

const image = ({ url, alt }: PetPicture, { width, height }: typeof WIDE, shape: string) =>
  `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;${shape}">`

const BRAND = `<table ${TABLE} style="margin:0 0 16px 4px"><tr><td width="32" style="width:32px;padding-right:10px"><img src="${escapeHtml(absoluteUrl('/icons/icon-192.png'))}" alt="" width="32" height="32" style="display:block;border:0;border-radius:8px"></td><td class="q-brand" style="font-size:22px;font-weight:800;letter-spacing:-0.03em;color:#0A4A3C">querencia</td></tr></table>`

const footerLink = ({ label, url }: Link) =>
  `<a href="${escapeHtml(url)}" class="q-soft" style="color:${SOFT}">${label}</a>`

/** What lists of mails show beside the subject: the first text of the body, which would be the brand and the subject again. */
const previewHtml = (words: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(words)}</div>`

/** @param page.parts HTML */
export const pageHtml = ({
  subject,
  preview,
  picture,
  parts,
  footer,
}: {
  subject: string
  preview: string
  picture: PetPicture | null
  parts: readonly string[]
  footer: { site: string; links: readonly Link[] }
}) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body style="margin:0;padding:0;background-color:#F4F7F2" class="q-ground">
${previewHtml(preview)}
<table ${TABLE} width="100%" lang="es"><tr><td align="center" class="q-ground" style="${FONT};padding:24px 12px;background-color:#F4F7F2;color:${INK}">
<!--[if mso]><table ${TABLE} width="${WIDE.width}"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:${WIDE.width}px;text-align:left"><tr><td>
${BRAND}
<table ${TABLE} width="100%" class="q-card" style="border-radius:20px;background-color:#FFFFFF">
${picture ? `<tr><td>${image(picture, WIDE, 'border-radius:20px 20px 0 0')}</td></tr>` : ''}
<tr><td style="padding:28px 24px 16px">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.2;letter-spacing:-0.02em">${escapeHtml(subject)}</h1>
${parts.join('\n')}
</td></tr>
</table>
<p class="q-soft" style="${SMALL};margin:16px 4px">${footer.site}<br>${footer.links.map(footerLink).join(' · ')}</p>
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
