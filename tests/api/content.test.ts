import { expect, it } from 'vitest'
import { ARTICLES } from '@/lib/text/care/articles'
import { send } from '@/tests/support/api'

/** The markup of a page's body, without the data that scripts read. */
async function read(path: string): Promise<string> {
  const { status, text } = await send(path)
  expect(status, path).toBe(200)
  return text.slice(text.indexOf('<body')).replace(/<script.*?<\/script>/gs, '')
}

/** The markup of the section that a heading names. */
const sectionOf = (html: string, heading: string) =>
  html.split('<section').find((section) => new RegExp(`<h2[^>]*>${heading}<`).test(section)) ?? ''

const articlesIn = (html: string) => html.match(/<article\b/g) ?? []

it('the care page has every article, a donation link and three pets', async () => {
  const html = await read('/pet-care')
  for (const { slug, title } of ARTICLES) {
    expect(html, title).toContain(`href="/pet-care/${slug}"`)
    expect(html).toContain(title)
  }
  expect(html).toMatch(/<a[^>]*href="\/foundations"[^>]*>DONAR</)
  expect(articlesIn(sectionOf(html, 'Esperan una familia'))).toHaveLength(3)
})

it.each(ARTICLES)('the article $slug has its pictures and links to three others', async ({ slug, title }) => {
  for (const file of [`${slug}.webp`, `${slug}-600.webp`])
    expect((await send(`/art/care/${file}`)).status, file).toBe(200)
  const html = await read(`/pet-care/${slug}`)
  expect(html).toMatch(/<h1\b/)
  expect(html).toContain(`>${title}</h1>`)
  expect(articlesIn(sectionOf(html, 'Sigue leyendo'))).toHaveLength(3)
})

it('the about page credits the source of its city data', async () => {
  expect(await read('/about-us')).toContain('Datos de ciudades: GeoNames.org, CC BY 4.0.')
})
