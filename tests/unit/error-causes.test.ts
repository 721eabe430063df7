import { expect, it } from 'vitest'
import { DatabaseUnavailable, isDatabaseUnavailable, unavailableCode } from '@/lib/platform/database-outages'
import { codesOf } from '@/lib/platform/error-causes'

const withCode = (code: string, cause?: unknown) => Object.assign(new Error(code, { cause }), { code })

it('a code counts at any depth, also inside an aggregate and beneath an error with a code of its own', () => {
  const refused = new AggregateError([withCode('ECONNREFUSED'), withCode('EADDRNOTAVAIL')])
  expect(unavailableCode(new Error('query', { cause: new Error('retry', { cause: refused }) }))).toBe(
    'ECONNREFUSED',
  )
  expect(unavailableCode(withCode('ERR_WRAPPED', withCode('55P03')))).toBe('55P03')
  expect(isDatabaseUnavailable(new AggregateError([new DatabaseUnavailable('57P01')]))).toBe(true)
})

it('causes that form a circle, and causes that are no errors, end the walk', () => {
  const one = withCode('ONE', 'no error')
  const other = withCode('TWO', one)
  one.cause = other
  expect(codesOf(other)).toEqual(['TWO', 'ONE'])
  expect(unavailableCode(other)).toBeNull()
  expect(unavailableCode('57P01')).toBeNull()
})
