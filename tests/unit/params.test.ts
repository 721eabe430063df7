import { describe, expect, it } from 'vitest'
import { parseDegrees, parseId, parseLaterPage, readId } from '@/lib/text/params'
import { parseText } from '@/lib/text/text-param'

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

  it('in a parameter is one, once', () => {
    expect(readId('100001')).toBe(100_001)
    for (const none of [undefined, 'abc', ['1', '2']]) expect(readId(none)).toBeNull()
  })

  it('of a later page is more than one', () => {
    expect(parseLaterPage('2')).toBe(2)
    for (const none of ['1', '0', '01', 'abc']) expect(parseLaterPage(none)).toBeNull()
  })
})

describe('a typed text', () => {
  it('loses control characters and needless spaces', () => {
    expect(parseText('  gata \0\t\n blanca ')).toBe('gata blanca')
    expect(parseText(' \0 ')).toBeUndefined()
  })

  it('is cut at 80, between characters', () => {
    expect(parseText('🐾'.repeat(81))).toBe('🐾'.repeat(80))
  })
})

describe('degrees', () => {
  it.each([
    ['-33.45', -33.45],
    ['90', 90],
    ['0', 0],
  ])('%s is a latitude', (text, degrees) => expect(parseDegrees(text, 90)).toBe(degrees))

  it.each(['', '90.1', '-91', '1e1', '+1', 'NaN', '1.', ' 1'])('%j is none', (text) =>
    expect(parseDegrees(text, 90)).toBeUndefined(),
  )
})
