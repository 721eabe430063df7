import { describe, expect, it } from 'vitest'
import { parseId } from '@/lib/params'

describe('the id of an address', () => {
  it.each([
    ['1', 1],
    ['100001', 100_001],
    ['2147483647', 2_147_483_647],
  ])('%s is an id', (text, id) => expect(parseId(text)).toBe(id))

  it.each([
    '',
    '0',
    '-1',
    '+1',
    '007',
    '1.5',
    '1e3',
    ' 1',
    '1\n',
    '0x10',
    '１',
    '%00',
    '\0',
    'abc',
    '2147483648',
    '9999999999',
    '99999999999999999999',
  ])('%j is none', (text) => expect(parseId(text)).toBeNull())
})
