import { expect, it } from 'vitest'
import { ARTICLES, findArticle, relatedArticles } from '@/lib/care/articles'
import { FAQ_GROUPS } from '@/lib/copy/faqs'

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
