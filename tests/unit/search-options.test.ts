import { describe, expect, it } from 'vitest'
import { COLORS } from '@/db/seed/catalog'
import { findEntry } from '@/lib/search/options'

describe('findEntry', () => {
  it('within one type a colour is found by its slug', () => {
    const cats = COLORS.filter(({ type }) => type === 'gato')
    expect(findEntry(cats, 'negro')).toMatchObject({ type: 'gato', name: 'Negro' })
  })

  it('across types a shared slug carries its type; the bare slug means the first type', () => {
    expect(findEntry(COLORS, 'negro-gato')).toMatchObject({ type: 'gato', slug: 'negro' })
    expect(findEntry(COLORS, 'negro')).toMatchObject({ type: 'perro', slug: 'negro' })
    expect(findEntry(COLORS, 'negro-pez')).toBeUndefined()
  })
})
