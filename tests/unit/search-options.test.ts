import { describe, expect, it } from 'vitest'
import { COLORS } from '@/db/seed/catalog'
import { findEntry } from '@/lib/search/options'

describe('breeds and colours in an address', () => {
  it('are their slug where one type is searched', () => {
    const cats = COLORS.filter(({ type }) => type === 'gato')
    expect(findEntry(cats, 'negro')).toMatchObject({ type: 'gato', name: 'Negro' })
  })

  it('say the type where several types share the slug; the bare slug is the first', () => {
    expect(findEntry(COLORS, 'negro-gato')).toMatchObject({ type: 'gato', slug: 'negro' })
    expect(findEntry(COLORS, 'negro')).toMatchObject({ type: 'perro', slug: 'negro' })
    expect(findEntry(COLORS, 'negro-pez')).toBeUndefined()
  })
})
