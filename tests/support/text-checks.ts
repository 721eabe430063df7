import { expect, it } from 'vitest'
import { checkText } from '@/lib/text/check/text-check'
import type { TextIssue } from '@/lib/text/vocabulary'
import { growthOf, LINEAR } from './growth'

interface Sentences {
  /** Texts of private people that pass. */
  harmless: readonly string[]
  /** Those that do not, with what is found in them. */
  forbidden: readonly (readonly [TextIssue, string])[]
  /** Parts that make a text hard to search when they are repeated. */
  repeated: readonly string[]
}

/** Tests of the text check, for the texts of a private person, in the case they are written in and in capitals. */
export function testTextCheck({ harmless, forbidden, repeated }: Sentences): void {
  it.each(harmless)('lets pass: %s', (text) => {
    expect(checkText(text, 'user')).toBeNull()
    expect(checkText(text.toUpperCase(), 'user')).toBeNull()
  })

  it.each(forbidden)('finds %s in: %s', (issue, text) => {
    expect(checkText(text, 'user')).toBe(issue)
    expect(checkText(text.toUpperCase(), 'user')).toBe(issue)
  })

  it.each(repeated)('%j repeated is checked in linear time', (part) => {
    const check = (size: number) => checkText(part.repeat(size / part.length), 'user')
    expect(growthOf(check, 25_000)).toBeLessThan(LINEAR)
  })
}
