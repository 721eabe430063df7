import { describe, expect, it } from 'vitest'
import { counted, formatDay, formatRating } from '@/lib/format'

describe('formatDay', () => {
  it('gives the day of the country, not of the server', () => {
    expect(formatDay('2026-10-12T02:00:00.000Z', 'COL')).toBe('11 de octubre de 2026')
    expect(formatDay('2026-10-12T12:00:00.000Z', 'ARG')).toBe('12 de octubre de 2026')
  })
})

it('ratings carry one decimal in the mark of the country', () => {
  expect(formatRating(4.6, 'COL')).toBe('4,6')
  expect(formatRating(5, 'PER')).toBe('5.0')
})

it('one is singular, everything else plural', () => {
  expect(counted(1, 'comentario', 'comentarios')).toBe('1 comentario')
  expect(counted(0, 'comentario', 'comentarios')).toBe('0 comentarios')
})
