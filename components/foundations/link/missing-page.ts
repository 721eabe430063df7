import { html, type Markup } from '@/lib/platform/http/html'
import { FOUNDATIONS } from '@/lib/text/routes'
import { logo, page } from './layout'

/** 404 of a short link that no foundation has, or whose foundation has no page. */
export const missingPage = (): Markup =>
  page({
    head: html`<title>Fundación no encontrada</title><meta name="robots" content="noindex">`,
    style: html`main{padding:48px 20px;text-align:center}`,
    body: html`<body><main><h1>No encontramos esta fundación</h1><p>Puede que la dirección esté mal escrita o que ya no forme parte de Querencia.</p><p><a href="${FOUNDATIONS}" target="_top">Ver todas las fundaciones</a></p>${logo(html`target="_top"`)}</main></body>`,
  })
