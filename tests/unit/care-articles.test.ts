import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ARTICLES, findArticle, relatedArticles } from '@/lib/text/care/articles'
import { FAQ_GROUPS, faqGroups } from '@/lib/text/copy/faqs'
import { PROJECT_ROOT } from '@/scripts/support/settings'

it('every article is found by its own address and by no other', () => {
  for (const article of ARTICLES) expect(findArticle(article.slug)).toBe(article)
  expect(findArticle('no-existe')).toBeNull()
})

it('an article never recommends itself or anything twice, and always fills the row', () => {
  for (const article of ARTICLES) {
    const related = relatedArticles(article, 3)
    expect(related).toHaveLength(3)
    expect(new Set([article, ...related]).size).toBe(4)
  }
})

it('no question is asked twice', () => {
  const questions = FAQ_GROUPS.flatMap(({ faqs }) => faqs.map(({ question }) => question))
  expect(questions.length).toBeGreaterThanOrEqual(12)
  expect(new Set(questions).size).toBe(questions.length)
})

it.each(ARTICLES.map(({ slug }) => slug))('%s has a picture that chats and networks take', async (slug) => {
  const preview = await readFile(path.join(PROJECT_ROOT, `public/art/care/${slug}-og.jpg`))
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(preview.length).toBeLessThan(300_000)
})

describe('questions about donations', () => {
  const questions = (donations: boolean) =>
    faqGroups(donations).flatMap(({ faqs }) => faqs.map(({ question }) => question))

  it('tell how to give only where the site takes donations, and how given ones return everywhere', () => {
    const asked = ['¿Cómo dono?', '¿Cómo funciona un aporte mensual?']
    expect(questions(true)).toEqual(expect.arrayContaining(asked))
    for (const question of asked) expect(questions(false)).not.toContain(question)
    expect(questions(false)).toContain('¿Puedo pedir que me devuelvan una donación?')
  })
})
