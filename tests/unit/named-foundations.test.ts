import { expect, it } from 'vitest'
import { namedFoundations } from '@/lib/search/named-foundations'

const FOUNDATIONS = [
  'Albergue Mitad del Mundo',
  'Patitas Quito',
  'Fundación Huellas',
  'Huellas',
  'Refugio Luna',
  'Luna Llena',
].map((name, id) => ({ id, name }))

const named = (typed: string, rest: { text?: string; total?: number } = { text: typed }) =>
  namedFoundations(FOUNDATIONS, { typed, text: rest.text, total: rest.total ?? 0 }).map(({ name }) => name)

it.each([
  ['albergue mitad del mundo', ['Albergue Mitad del Mundo']],
  ['MITAD DEL MUNDO', ['Albergue Mitad del Mundo']],
  ['fundacion huellas', ['Fundación Huellas', 'Huellas']],
  ['luna', ['Refugio Luna', 'Luna Llena']],
  ['luna negra', []],
  ['mitad perdida', []],
  ['', []],
  ['🐶', []],
])('“%s” names %j where no pet is found', (typed, names) => {
  expect(named(typed)).toEqual(names)
})

it('one word of a name is no name where pets have it', () => {
  expect(named('luna', { text: 'luna', total: 3 })).toEqual([])
  expect(named('mitad del mundo', { text: 'mitad mundo', total: 3 })).toEqual(['Albergue Mitad del Mundo'])
  expect(named('huellas', { text: 'huellas', total: 3 })).toEqual(['Huellas'])
})

it('filters name a foundation only by its whole name', () => {
  expect(named('patitas quito', { text: 'patitas', total: 3 })).toEqual(['Patitas Quito'])
  expect(named('quito', {})).toEqual([])
  expect(
    namedFoundations([{ id: 1, name: 'Perros Quito' }], { typed: 'perros quito', text: undefined, total: 9 }),
  ).toHaveLength(1)
})

it('a word that more than three have names none', () => {
  const many = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name, id) => ({ id, name: `Refugio ${name}` }))
  expect(namedFoundations(many, { typed: 'refugio', text: 'refugio', total: 0 })).toEqual([])
})
