import { escapeHtml } from '@/lib/text/text'
import { canKeep, type Keeping, keptNotice, putDocument, readPicture } from './kept-pages'
import { noticeLine } from './stand-alone'

export interface KeptCard {
  path: string
  name: string
  place: string
  photo: string | null
}

/** As many as of pages. */
const MAX_CARDS = 12

/** Keeps a list of pets, of what their pages tell everybody: a document of our own, as the page itself is one person's. */
export async function keepList(keeping: Keeping, cards: readonly KeptCard[]): Promise<void> {
  if (!canKeep()) return
  await navigator.serviceWorker.ready
  const pictured = await Promise.all(
    cards.slice(0, MAX_CARDS).map(async (card) => ({
      ...card,
      picture: card.photo === null ? null : await readPicture(card.photo),
    })),
  )
  const notice = keptNotice(new Date())
  const document = (withPictures: boolean) =>
    listDocument(
      keeping.title,
      notice,
      pictured.map((card) => (withPictures ? card : { ...card, picture: null })),
    )
  const kept = await putDocument(keeping, document(true), true)
  if (!kept) await putDocument(keeping, document(false), true)
}

type Pictured = Omit<KeptCard, 'photo'> & { picture: string | null }

function listDocument(title: string, notice: string, cards: readonly Pictured[]): string {
  const items = cards.map(({ path, name, place, picture }) => {
    const image = picture === null ? '' : `<img src="${picture}" alt="" width="96" height="72">`
    return `<li><a href="${path}">${image}<span><b>${escapeHtml(name)}</b><br>${escapeHtml(place)}</span></a></li>`
  })
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} | Querencia</title><style>${STYLE}</style></head><body>${noticeLine(notice)}<main><h1>${title}</h1><ul>${items.join('')}</ul><p><a href="/">Ir al inicio</a></p></main></body></html>`
}

const STYLE = `*{box-sizing:border-box}body{margin:0;color:#17261f;font:1rem/1.55 Figtree,system-ui,sans-serif;overflow-wrap:anywhere}main{max-width:36rem;margin:0 auto;padding:24px 20px}ul{margin:0;padding:0;list-style:none}li a{display:flex;gap:14px;align-items:center;min-height:88px;border-bottom:1px solid #e3e8e1;color:inherit;text-decoration:none}img{flex:none;border-radius:12px;object-fit:cover}a:focus-visible{outline:3px solid #0f6b57}`
