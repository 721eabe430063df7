import { describe, expect, it } from 'vitest'
import { holdSentence, reasonLabel } from '@/lib/copy/reports'
import { countPeople } from '@/lib/reports/policy'
import { reportPetSchema } from '@/lib/reports/schema'

const open = (...reporters: string[]) => reporters.map((reporter) => ({ reporter, open: true }))
const heard = (...reporters: string[]) => reporters.map((reporter) => ({ reporter, open: false }))
const addresses = (known: Record<string, string[]>) => new Map(Object.entries(known))

describe('how many people report', () => {
  it.each([
    ['nobody', [], {}, 0],
    [
      'two accounts and a visitor',
      open('cuenta:1', 'cuenta:2', 'visita:a'),
      { 'cuenta:1': [], 'cuenta:2': [] },
      3,
    ],
    ['an account and its own address', open('cuenta:1', 'visita:a'), { 'cuenta:1': ['visita:a'] }, 1],
    [
      'two accounts of one household and its address',
      open('cuenta:1', 'cuenta:2', 'visita:a'),
      { 'cuenta:1': ['visita:a'], 'cuenta:2': ['visita:a'] },
      1,
    ],
    [
      'two accounts that a third one’s addresses join, and a stranger',
      open('cuenta:1', 'cuenta:2', 'cuenta:3', 'visita:c'),
      { 'cuenta:1': ['visita:a'], 'cuenta:2': ['visita:b'], 'cuenta:3': ['visita:a', 'visita:b'] },
      2,
    ],
    [
      'a new account at the address of one that was heard',
      [...open('cuenta:1', 'visita:b'), ...heard('cuenta:2')],
      { 'cuenta:1': ['visita:a'], 'cuenta:2': ['visita:a'] },
      1,
    ],
    [
      'two visitors, one of them heard before',
      [...open('visita:a', 'visita:b'), ...heard('visita:b')],
      {},
      1,
    ],
    ['any number of visitors', open('visita:a', 'visita:b', 'visita:c'), {}, 1],
    [
      'an account, its own address, and any number of visitors',
      open('cuenta:1', 'visita:a', 'visita:b', 'visita:c'),
      { 'cuenta:1': ['visita:a'] },
      2,
    ],
    [
      'a visitor who comes back with an account',
      [...open('cuenta:1'), ...heard('visita:a')],
      { 'cuenta:1': ['visita:a'] },
      0,
    ],
    [
      'an account that comes back as a visitor',
      [...open('visita:a'), ...heard('cuenta:1')],
      { 'cuenta:1': ['visita:a'] },
      0,
    ],
  ])('%s', (_who, voices, known, people) => {
    expect(countPeople(voices, addresses(known))).toBe(people)
  })
})

describe('what a report may say', () => {
  const parse = (input: object) => reportPetSchema.safeParse({ petId: '100001', reason: 'dinero', ...input })
  const complaints = (input: object) =>
    parse(input).error?.issues.map(({ path, message }) => [path[0], message])

  it('a reason of the list, and a text that may be empty', () => {
    expect(parse({}).data).toEqual({ petId: 100_001, reason: 'dinero', details: '' })
    expect(parse({ details: ' a\r\nb\u0000c ' }).data?.details).toBe('a\nb c')
    expect(complaints({ reason: undefined })).toEqual([['reason', 'Elige un motivo']])
    expect(complaints({ reason: 'hackeo' })).toEqual([['reason', 'Elige un motivo']])
  })

  it('a text of 1000 characters, however many bytes they have', () => {
    expect(parse({ details: '🐶'.repeat(1000) }).success).toBe(true)
    expect(complaints({ details: 'x'.repeat(1001) })).toEqual([
      ['details', 'Escribe 1000 caracteres o menos'],
    ])
  })

  it('not only that something else is wrong', () => {
    expect(complaints({ reason: 'otro', details: '  ' })).toEqual([['details', 'Cuéntanos qué pasa']])
    expect(parse({ reason: 'otro', details: 'Está enfermo.' }).success).toBe(true)
  })
})

it('reasons and holds are told in words, also those that the site gives', () => {
  expect(reasonLabel('falsa')).toBe('No es real o ya no está')
  expect(reasonLabel('fotos repetidas')).toBe('Fotos repetidas')
  expect(holdSentence('avisos')).toContain('la reportaron varias personas')
  expect(holdSentence('texto: telefono')).toBe('Oculta: el texto parece tener un número de teléfono')
  expect(holdSentence('prueba')).toBe('Oculta: prueba')
  expect(holdSentence(null)).toBe('Oculta')
})
