import { html, type Markup } from '@/lib/platform/http/html'

/** Where nothing of a page is kept. Without scripts, fonts or files, as none can be fetched. The worker lists what is kept. */
export const offlinePage = (): Markup =>
  html`<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>Sin conexión | Querencia</title><style>${STYLE}</style></head><body><main><p class="logo">querencia</p><h1>Sin conexión</h1><p>No pudimos llegar a Querencia. Revisa tu conexión y vuelve a intentarlo.</p><p><a class="again" href="">Volver a intentar</a></p><!--guardadas--></main></body></html>`

const STYLE = html`*{box-sizing:border-box}
body{margin:0;background:#fff;color:#17261f;font:1rem/1.55 Figtree,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
main{max-width:36rem;margin:0 auto;padding:48px 20px}
h1,h2{line-height:1.15;letter-spacing:-.02em}
h2{margin-top:2.5rem;font-size:1.25rem}
.logo{margin:0;font-weight:800;letter-spacing:-.03em;color:#0a4a3c}
a:focus-visible{outline:3px solid #0f6b57;outline-offset:2px}
.again{display:inline-flex;align-items:center;min-height:48px;padding:0 22px;border-radius:999px;background:#0f6b57;color:#fff;font-weight:600;text-decoration:none}
ul{margin:0;padding:0;list-style:none}
li a{display:flex;align-items:center;min-height:48px;border-bottom:1px solid #e3e8e1;color:inherit;font-weight:600}`
