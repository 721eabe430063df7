import { foundationPreview } from '@/components/site/seo/metadata'
import { foundationData, jsonLdText } from '@/components/site/seo/structured-data'
import { placeholderOf } from '@/components/ui/foundation-avatar/placeholder'
import type { FoundationPageDto } from '@/lib/foundations/dto'
import { shortLinkPath } from '@/lib/foundations/slug'
import { petAlt } from '@/lib/pets/alt'
import type { PetCardDto } from '@/lib/pets/dto'
import { NO_PHOTO } from '@/lib/photos/no-photo'
import { html, Markup } from '@/lib/platform/http/html'
import { foundationPetsPath } from '@/lib/search/url/links'
import { ageLabel } from '@/lib/text/copy/agree'
import { GENDER_LABELS } from '@/lib/text/copy/card-labels'
import { formatCount } from '@/lib/text/numbers'
import { whatsappUrl } from '@/lib/text/phone-number'
import { FOUNDATIONS, foundationPath, petPath, sponsorFoundationPath } from '@/lib/text/routes'

/** No scripts, fonts or style sheets: they open at once on a slow phone. */
const page = ({ head, style, body }: { head: Markup; style: Markup; body: Markup }): Markup =>
  html`<html lang="es-419"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><link rel="icon" href="/favicon.ico" sizes="any">${head}<style>${STYLE}${style}</style></head>${body}</html>`

/** Decorative: the name stands beside it. */
function face(foundation: FoundationPageDto, size: number): Markup {
  const { photo } = foundation
  if (photo)
    return html`<img class="face" src="${photo.small}" alt="" width="${size}" height="${size}" style="width:${size}px;height:${size}px">`
  const { initials } = placeholderOf(foundation)
  return html`<span class="face" aria-hidden="true" style="width:${size}px;height:${size}px;font-size:${Math.round(size * 0.36)}px">${initials}</span>`
}

/** Constant: nothing people typed. */
const STYLE = html`:root{--ink:#17261f;--ink2:#4b5b53;--line:#e3e8e1;--edge:#cbd5cd;--mist:#f4f7f2;--monte:#0f6b57;--dark:#0a4a3c;--tint:#e2f1eb;--mango:#ffb53e}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:var(--ink);font:1rem/1.55 Figtree,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-text-size-adjust:100%;overflow-wrap:anywhere}
a{color:inherit}
a:focus-visible,summary:focus-visible{outline:3px solid var(--monte);outline-offset:2px}
h1,h2{margin:0;line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
img{display:block}
.face{border-radius:50%;object-fit:cover;background:var(--tint);color:var(--dark);display:grid;place-items:center;font-weight:800;letter-spacing:-.02em}
.pets{list-style:none;margin:0;padding:0;display:grid;gap:12px}
.pet{display:block;border-radius:20px;text-decoration:none}
.pet img{width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;border-radius:20px;background:var(--mist)}
.pet b{display:block;margin:8px 4px 0;font-size:1.0625rem}
.pet span{display:block;margin:0 4px;font-size:.875rem;color:var(--ink2)}
.pet:hover b{text-decoration:underline}
.logo{display:inline-flex;align-items:center;gap:8px;min-height:44px;font-weight:800;letter-spacing:-.03em;color:var(--dark);text-decoration:none}
.logo svg{width:24px;height:28px}`

const CAT =
  'M7 12 9.4 2.6c.3-1.1 1.6-1.4 2.4-.6l5.4 5.2h5.6L28.2 2c.8-.8 2.1-.5 2.4.6L33 12M20 5.5c8.8 0 15.5 6.4 15.5 15v17.3c0 4-3.4 6.7-6.9 6.7-2.7 0-4.4-1.5-4.4-3.4 0-1.7 1.3-2.9 2.9-2.9 1 0 1.5.5 2.1.5.8 0 1.3-.7 1.3-1.7v-3.4A17 17 0 0 1 20 36.3C11.2 36.3 4.5 29.6 4.5 20.9S11.2 5.5 20 5.5Z'

const logo = (attributes: Markup): Markup =>
  html`<a class="logo" href="/" ${attributes}><svg viewBox="0 0 40 46" aria-hidden="true"><path d="${CAT}" fill="#0f6b57"/><circle cx="14" cy="20" r="2.5" fill="#fff"/><circle cx="26" cy="20" r="2.5" fill="#fff"/><path d="M17.8 25.4h4.4L20 27.9Z" fill="#fff"/></svg>querencia</a>`

/** @param attributes of the links, such as their target */
const petList = (pets: readonly PetCardDto[], attributes: Markup): Markup =>
  html`<ul class="pets">${pets.map((pet) => html`<li>${card(pet, attributes)}</li>`)}</ul>`

function card(pet: PetCardDto, attributes: Markup): Markup {
  const src = pet.photo?.small ?? NO_PHOTO
  const alt = pet.photo ? petAlt(pet) : ''
  return html`<a class="pet" href="${petPath(pet.id)}" ${attributes}><img src="${src}" alt="${alt}" width="400" height="300" loading="lazy"><b>${pet.name}</b><span>${GENDER_LABELS[pet.gender]} · ${ageLabel(pet)}</span></a>`
}

/** No foundation has the short link, or it has no page. */
export const missingPage = (): Markup =>
  page({
    head: html`<title>Fundación no encontrada</title><meta name="robots" content="noindex">`,
    style: html`main{padding:48px 20px;text-align:center}`,
    body: html`<body><main><h1>No encontramos esta fundación</h1><p>Puede que la dirección esté mal escrita o que ya no forme parte de Querencia.</p><p><a href="${FOUNDATIONS}" target="_top">Ver todas las fundaciones</a></p>${logo(html`target="_top"`)}</main></body>`,
  })

interface Props {
  foundation: FoundationPageDto
  slug: string
  pets: readonly PetCardDto[]
  site: string
}

/** For links from social networks. */
export function linkPage({ foundation, slug, pets, site }: Props): Markup {
  const { id, name, place, phone, petCount } = foundation
  const url = new URL(shortLinkPath(slug), site).href
  const whatsapp = whatsappUrl(phone, place.countryId, `Hola, les escribo por su página en Querencia: ${url}`)
  return page({
    head: head({ foundation, slug, pets, site }),
    style: LINK_STYLE,
    body: html`<body class="link"><main>
<header>${face(foundation, 104)}<h1>${name}</h1><p>${place.city}, ${place.country}</p>${foundation.verifiedAt !== null && html`<p class="ok"><span aria-hidden="true">✓</span> Fundación verificada</p>`}</header>
<nav aria-label="Qué puedes hacer"><a class="go" href="${foundationPetsPath(id)}">Adoptar</a><a class="give" href="${sponsorFoundationPath(id)}">Donar</a>${whatsapp !== null && html`<a href="${whatsapp}" rel="noopener">WhatsApp</a>`}<details><summary>Compartir</summary><div><a href="https://wa.me/?text=${encodeURIComponent(`${name}: ${url}`)}" rel="noopener">Enviar por WhatsApp</a><a href="mailto:?subject=${encodeURIComponent(name)}&amp;body=${encodeURIComponent(url)}">Enviar por correo</a><p>O copia el enlace: <b>${url.replace(/^https?:\/\//, '')}</b></p></div></details></nav>
${pets.length > 0 && html`<section aria-labelledby="mascotas"><h2 id="mascotas">Esperan una familia</h2>${petList(pets, html``)}${petCount > pets.length && html`<p class="all"><a href="${foundationPetsPath(id)}">Ver sus ${formatCount(petCount)} mascotas</a></p>`}</section>`}
<p class="all"><a href="${foundationPath(id)}">Historia, horario y comentarios</a></p></main><footer>${logo(html``)}</footer></body>`,
  })
}

function head({ foundation, slug, pets, site }: Props): Markup {
  const { id, name, place } = foundation
  const title = `${name} en Querencia`
  const description = `Adopta, dona o escríbeles: ${name}, en ${place.city}, ${place.country}.`
  const image = foundationPreview(foundation, pets) ?? '/art/compartir.jpg'
  const absolute = (path: string) => new URL(path, site).href
  // Script data is escaped differently.
  const data = new Markup(jsonLdText(foundationData(foundation, site)))
  return html`<title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${absolute(foundationPath(id))}"><meta property="og:type" content="website"><meta property="og:site_name" content="Querencia"><meta property="og:locale" content="es_419"><meta property="og:url" content="${absolute(shortLinkPath(slug))}"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:image" content="${absolute(image)}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image"><script type="application/ld+json">${data}</script>`
}

const LINK_STYLE = html`
main{width:min(480px,100% - 40px);margin:0 auto;padding:32px 0 8px}
header{display:grid;justify-items:center;text-align:center}
header h1{margin-top:14px;font-size:1.75rem}
header p{margin:6px 0 0;color:var(--ink2)}
header .ok{margin-top:10px;padding:4px 12px;border-radius:99px;background:var(--tint);color:var(--dark);font-size:.875rem;font-weight:600}
nav{display:grid;gap:10px;margin:24px 0 36px}
nav>a,summary{display:grid;place-items:center;min-height:52px;padding:8px 20px;border-radius:99px;border:1.5px solid var(--edge);font-weight:650;text-decoration:none;cursor:pointer}
nav>a:hover,summary:hover{background:var(--mist)}
nav .go{background:var(--monte);border-color:var(--monte);color:#fff}
nav .go:hover{background:var(--dark)}
nav .give{background:var(--mango);border-color:var(--mango)}
nav .give:hover{background:#f8a521}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
details div{display:grid;gap:4px;padding:12px 20px 4px;text-align:center}
details a{display:grid;place-items:center;min-height:44px;font-weight:600;color:var(--monte)}
details p{margin:4px 0 0;font-size:.875rem;color:var(--ink2)}
h2{font-size:1.375rem;margin-bottom:14px}
.pets{grid-template-columns:repeat(2,minmax(0,1fr));gap:18px 12px}
.all{margin:18px 0 0;text-align:center}
.all a{display:inline-grid;place-items:center;min-height:44px;font-weight:600;color:var(--monte)}
footer{display:grid;justify-items:center;margin-top:24px;padding:16px;border-top:1px solid var(--line)}`

/** In a frame of another site, links leave the frame, and the page they open cannot reach back. */
const OUT = html`target="_blank" rel="noopener"`

export function embedPage(foundation: FoundationPageDto, pets: readonly PetCardDto[]): Markup {
  const { id, name } = foundation
  return page({
    head: html`<title>Mascotas de ${name}</title><meta name="robots" content="noindex">`,
    style: EMBED_STYLE,
    body: html`<body><main><h1>Mascotas de ${name}</h1>
${pets.length === 0 ? html`<p>Por ahora no hay mascotas en adopción.</p>` : petList(pets, OUT)}</main><footer><a class="all" href="${foundationPetsPath(id)}" ${OUT}>Ver todas</a>${logo(OUT)}</footer></body>`,
  })
}

const EMBED_STYLE = html`
main{padding:16px}
h1{margin-bottom:14px;font-size:1.25rem}
.pets{grid-template-columns:repeat(auto-fill,minmax(min(8rem,100%),1fr));gap:18px 12px}
footer{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;padding:8px 16px 16px}
.all{display:inline-grid;place-items:center;min-height:44px;font-weight:600;color:var(--monte)}`
