import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { ReviewCard } from '@/components/foundations/reviews/review-card'
import { replySchema, reviewSchema } from '@/lib/moderation/reviews/schema'
import { draw } from '@/tests/support/markup'

const parse = (input: object) =>
  reviewSchema.safeParse({ foundationId: '3', points: '4', comment: 'Bien', ...input })
const errorsOf = (input: object) => parse(input).error?.issues.map(({ path, message }) => [path[0], message])

describe('a comment on a foundation', () => {
  it('is read from a form: digits become numbers, the text is trimmed', () => {
    expect(parse({ comment: '  Muy\r\natentos \u0007 ' }).data).toEqual({
      foundationId: 3,
      points: 4,
      comment: 'Muy\natentos',
    })
  })

  it('takes no more room than its words: blank lines and accents do not pile up', () => {
    const commentOf = (comment: string) => parse({ comment }).data?.comment
    expect(commentOf(`Uno${'\n'.repeat(300)}dos`)).toBe('Uno\n\ndos')
    expect(commentOf(`Uno${'  \n'.repeat(90)}dos`)).toBe('Uno\n\ndos')
    expect(commentOf(`Ay${'\u0301'.repeat(400)}`)).toBe('Aý\u0301\u0301')
    expect(commentOf('Lista:\n1️⃣ ñandú ❤️‍🔥')).toBe('Lista:\n1️⃣ ñandú ❤️‍🔥')
  })

  it.each([[undefined], [''], ['   \n'], ['\u200b\u2060'], ['\u3164']])('%j is no comment', (comment) => {
    expect(errorsOf({ comment })).toEqual([['comment', 'Por favor ingrese un comentario']])
  })

  it.each([[undefined], [''], ['0'], ['6'], ['4.5'], ['cinco'], [0], [6]])('%j are no stars', (points) => {
    expect(errorsOf({ points })).toEqual([['points', 'Por favor seleccione un valor']])
  })

  it('has at most 500 characters, counted as a person counts letters with an accent', () => {
    expect(parse({ comment: 'ñ'.repeat(500) }).success).toBe(true)
    expect(parse({ comment: '😀'.repeat(500) }).success).toBe(true)
    expect(errorsOf({ comment: 'ñ'.repeat(501) })).toEqual([['comment', 'Escribe 500 caracteres o menos']])
  })
})

it('an answer that names no page leads back to the first', () => {
  expect(replySchema.parse({ reviewId: '7', seen: 'x', reply: 'Gracias.', pagina: 'x' })).toEqual({
    reviewId: 7,
    seen: 'x',
    reply: 'Gracias.',
    pagina: 1,
  })
})

it('an answer to a comment that was rewritten since says so below it', () => {
  const at = '2026-11-20T12:00:00.000Z'
  const said = { points: 1, comment: 'Nadie contesta.', createdAt: at, updatedAt: at, editedAt: at }
  const shown = (isEarlier: boolean) => {
    const review = { id: 1, userId: 2, name: 'Ana', ...said, reply: { text: 'Gracias.', at, isEarlier } }
    return draw(createElement(ReviewCard, { review, countryId: 'ECU' }))
  }
  expect(shown(true)).toContain('a una versión anterior del comentario')
  expect(shown(false)).not.toContain('versión anterior')
})
