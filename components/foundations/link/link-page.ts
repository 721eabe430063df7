import { foundationPreview } from '@/components/site/seo/metadata'
import { foundationData, jsonLdText } from '@/components/site/seo/structured-data'
import type { FoundationPageDto } from '@/lib/foundations/dto'
import { shortLinkPath } from '@/lib/foundations/slug'
import type { PetCardDto } from '@/lib/pets/dto'
import { html, Markup } from '@/lib/platform/http/html'
import { foundationPetsPath } from '@/lib/search/url/links'
import { whatsappUrl } from '@/lib/text/phone-number'
import { foundationPath, sponsorFoundationPath } from '@/lib/text/routes'
import { face, logo, page, petList } from './layout'

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
    style: STYLE,
    body: html`<body class="link"><main>
<header>${face(foundation, 104)}<h1>${name}</h1><p>${place.city}, ${place.country}</p>${foundation.verifiedAt !== null && html`<p class="ok"><span aria-hidden="true">✓</span> Fundación verificada</p>`}</header>
<nav aria-label="Qué puedes hacer"><a class="go" href="${foundationPetsPath(id)}">Adoptar</a><a class="give" href="${sponsorFoundationPath(id)}">Donar</a>${whatsapp !== null && html`<a href="${whatsapp}" rel="noopener">WhatsApp</a>`}<details><summary>Compartir</summary><div><a href="https://wa.me/?text=${encodeURIComponent(`${name}: ${url}`)}" rel="noopener">Enviar por WhatsApp</a><a href="mailto:?subject=${encodeURIComponent(name)}&amp;body=${encodeURIComponent(url)}">Enviar por correo</a><p>O copia el enlace: <b>${url.replace(/^https?:\/\//, '')}</b></p></div></details></nav>
${pets.length > 0 && html`<section aria-labelledby="mascotas"><h2 id="mascotas">Esperan una familia</h2>${petList(pets, html``)}${petCount > pets.length && html`<p class="all"><a href="${foundationPetsPath(id)}">Ver sus ${petCount} mascotas</a></p>`}</section>`}
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

const STYLE = html`
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
