import { afterEach, expect, it, vi } from 'vitest'
import { graphemes, isShort } from '@/lib/text/graphemes'

afterEach(() => vi.unstubAllGlobals())

const TEXTS = ['Luna', 'Ñandú', 'n\u0303', '👩‍👩‍👧', '👍🏽', '🇪🇨🇵🇪', '❤️', '', 'a\nb']

it.each(TEXTS)('%j has the same characters in browsers without a segmenter', (text) => {
  const expected = graphemes(text)
  vi.stubGlobal('Intl', { ...Intl })
  expect('Segmenter' in Intl).toBe(false)
  expect(graphemes(text)).toEqual(expected)
})

it('counts what people read as characters', () => {
  expect(isShort('👩‍👩‍👧'.repeat(3), 3)).toBe(true)
  expect(isShort('👩‍👩‍👧'.repeat(3), 2)).toBe(false)
})
