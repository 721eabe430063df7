import { describe, expect, it } from 'vitest'
import { countPeople, hidesPet } from '@/lib/moderation/reports/policy'
import { reportConversationSchema, reportPetSchema } from '@/lib/moderation/reports/schema'
import { conversationThanks, reasonLabel } from '@/lib/text/copy/reports'
import { REPORT_REASONS } from '@/lib/text/vocabulary'

const open = (...reporters: (number | string)[]) => reporters.map((reporter) => ({ reporter, open: true }))
const heard = (...reporters: (number | string)[]) => reporters.map((reporter) => ({ reporter, open: false }))
const knownIps = (known: Record<number, string[]>) =>
  new Map(Object.entries(known).map(([id, ips]) => [Number(id), ips]))

describe('people behind reports', () => {
  it.each([
    ['nobody', [], {}, 0],
    ['two accounts and a visitor', open(1, 2, 'a'), { 1: [], 2: [] }, 3],
    ['an account and its own address', open(1, 'a'), { 1: ['a'] }, 1],
    ['two accounts of one household and its address', open(1, 2, 'a'), { 1: ['a'], 2: ['a'] }, 1],
    [
      'two accounts that a third one’s addresses join, and a stranger',
      open(1, 2, 3, 'c'),
      { 1: ['a'], 2: ['b'], 3: ['a', 'b'] },
      2,
    ],
    [
      'a new account at the address of one that was heard',
      [...open(1, 'b'), ...heard(2)],
      { 1: ['a'], 2: ['a'] },
      1,
    ],
    ['two visitors, one of them heard before', [...open('a', 'b'), ...heard('b')], {}, 1],
    ['any number of visitors', open('a', 'b', 'c'), {}, 1],
    ['an account, its own address, and any number of visitors', open(1, 'a', 'b', 'c'), { 1: ['a'] }, 2],
    ['a visitor who comes back with an account', [...open(1), ...heard('a')], { 1: ['a'] }, 0],
    ['an account that comes back as a visitor', [...open('a'), ...heard(1)], { 1: ['a'] }, 0],
  ])('reports by %s count as the right number of people', (_who, sources, known, people) => {
    expect(countPeople(sources, knownIps(known), new Set()).people).toBe(people)
  })

  it('a person is established by any of its accounts, unless staff answered one of them', () => {
    const known = knownIps({ 1: ['a'], 2: ['a'], 3: ['b'], 4: ['b'] })
    expect(countPeople(open(1, 2, 5), known, new Set([2]))).toEqual({ people: 2, established: 1 })
    expect(countPeople([...open(3), ...heard(4)], known, new Set([3, 4]))).toEqual({
      people: 0,
      established: 0,
    })
  })

  it.each([
    [{ people: 3, established: 1 }, 'person', true],
    [{ people: 9, established: 0 }, 'person', false],
    [{ people: 2, established: 2 }, 'person', false],
    [{ people: 9, established: 4 }, 'foundation', false],
    [{ people: 5, established: 5 }, 'foundation', true],
  ] as const)('%o hide a pet of a %s: %s', (people, owner, hides) => {
    expect(hidesPet(people, owner)).toBe(hides)
  })
})

describe('what a report may say', () => {
  const parse = (input: object) => reportPetSchema.safeParse({ petId: '100001', reason: 'dinero', ...input })
  const complaints = (input: object) =>
    parse(input).error?.issues.map(({ path, message }) => [path[0], message])

  it('a report needs a reason of the list, and its text may be empty', () => {
    expect(parse({}).data).toEqual({ petId: 100_001, reason: 'dinero', details: '' })
    expect(parse({ details: ' a\r\nb\u0000c ' }).data?.details).toBe('a\nb c')
    expect(complaints({ reason: undefined })).toEqual([['reason', 'Elige un motivo']])
    expect(complaints({ reason: 'hackeo' })).toEqual([['reason', 'Elige un motivo']])
  })

  it('a report’s text may have 1000 characters, whatever their bytes', () => {
    expect(parse({ details: '🐶'.repeat(1000) }).success).toBe(true)
    expect(complaints({ details: 'x'.repeat(1001) })).toEqual([
      ['details', 'Escribe 1000 caracteres o menos'],
    ])
  })

  it('a report for another reason needs a text', () => {
    expect(complaints({ reason: 'otro', details: '  ' })).toEqual([['details', 'Cuéntanos qué pasa']])
    expect(parse({ reason: 'otro', details: 'Está enfermo.' }).success).toBe(true)
  })
})

describe('what a report of a conversation may say', () => {
  const parse = (input: object) =>
    reportConversationSchema.safeParse({ requestId: '7', reason: 'acoso', ...input })

  it('it is about one message, or about all of them', () => {
    expect(parse({}).data).toEqual({ requestId: 7, messageId: null, reason: 'acoso', details: '' })
    expect(parse({ messageId: '9' }).data?.messageId).toBe(9)
    expect(parse({ messageId: 'x' }).success).toBe(false)
  })

  it('its reasons are its own, and another reason needs a text', () => {
    for (const reason of REPORT_REASONS.conversation)
      expect(parse({ reason, details: 'Escribe de noche.' }).success).toBe(true)
    expect(parse({ reason: 'datos' }).success).toBe(false)
    expect(parse({ reason: 'otro' }).success).toBe(false)
  })

  it('whoever is asked for money is told not to pay', () => {
    expect(conversationThanks('dinero')).toContain('No pagues.')
    expect(conversationThanks('acoso')).not.toContain('No pagues.')
  })
})

it('every report reason has a label, also those the site itself gives', () => {
  expect(reasonLabel('pet', 'falsa')).toBe('No es real o ya no está')
  expect(reasonLabel('pet', 'fotos repetidas')).toBe('Fotos repetidas')
})
