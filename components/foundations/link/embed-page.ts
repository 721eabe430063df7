import type { FoundationPageDto } from '@/lib/foundations/dto'
import type { PetCardDto } from '@/lib/pets/dto'
import { html, type Markup } from '@/lib/platform/http/html'
import { foundationPetsPath } from '@/lib/search/url/links'
import { logo, page, petList } from './layout'

/** In a frame of another site, links leave the frame, and the page they open cannot reach back. */
const OUT = html`target="_blank" rel="noopener"`

export function embedPage(foundation: FoundationPageDto, pets: readonly PetCardDto[]): Markup {
  const { id, name } = foundation
  return page({
    head: html`<title>Mascotas de ${name}</title><meta name="robots" content="noindex">`,
    style: STYLE,
    body: html`<body><main><h1>Mascotas de ${name}</h1>
${pets.length === 0 ? html`<p>Por ahora no hay mascotas en adopción.</p>` : petList(pets, OUT)}</main><footer><a class="all" href="${foundationPetsPath(id)}" ${OUT}>Ver todas</a>${logo(OUT)}</footer></body>`,
  })
}

const STYLE = html`
main{padding:16px}
h1{margin-bottom:14px;font-size:1.25rem}
.pets{grid-template-columns:repeat(auto-fill,minmax(min(8rem,100%),1fr));gap:18px 12px}
footer{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;padding:8px 16px 16px}
.all{display:inline-grid;place-items:center;min-height:44px;font-weight:600;color:var(--monte)}`
