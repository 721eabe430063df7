import { describe, expect, it } from 'vitest'
import {
  exactOption,
  isComplete,
  matchOptions,
  nameKey,
  onlyMatch,
  splitMatch,
} from '@/components/forms/combobox-options'
import { otherNames } from '@/lib/search/words/nicknames'

const LABELS = ['Bogotá', 'La Paz', 'Mercedes (Buenos Aires)', 'Mercedes (Corrientes)', 'Ñuñoa', 'San Miguel']
const OPTIONS = LABELS.map((label, index) => ({ value: String(index), label }))
const labels = (typed: string) => matchOptions(OPTIONS, typed).map(({ label }) => label)

describe('the options of a combobox', () => {
  it.each([
    ['bogota', ['Bogotá']],
    ['BOGOTÁ', ['Bogotá']],
    ['nunoa', ['Ñuñoa']],
    ['  san ', ['San Miguel']],
    ['corr', ['Mercedes (Corrientes)']],
    ['xyz', []],
  ])('match %j without accents, case or outer spaces', (typed, expected) => {
    expect(labels(typed)).toEqual(expected)
  })

  it('are all there while nothing is typed', () => {
    expect(labels('  ')).toEqual(LABELS)
  })

  it('come in order: those that begin with it, those with a word that does, the rest', () => {
    expect(labels('mi')).toEqual(['San Miguel'])
    expect(labels('b')).toEqual(['Bogotá', 'Mercedes (Buenos Aires)'])
    expect(labels('e')).toEqual(['Mercedes (Buenos Aires)', 'Mercedes (Corrientes)', 'San Miguel'])
  })

  it('are chosen by a whole label only', () => {
    expect(exactOption(OPTIONS, ' bogota ')?.label).toBe('Bogotá')
    expect(exactOption(OPTIONS, 'mercedes')).toBeUndefined()
  })

  it.each([
    ['bogo', 'Bogotá'],
    ['miguel', 'San Miguel'],
    ['bo', undefined],
    ['merc', undefined],
    ['oa', undefined],
  ])('%j can only mean %s', (typed, expected) => {
    expect(onlyMatch(OPTIONS, typed)?.label).toBe(expected)
  })

  it('have nothing to add to a whole label that no other one continues', () => {
    const named = (...names: string[]) => names.map((label) => ({ value: label, label }))
    expect(isComplete(OPTIONS, ' bogota ')).toBe(true)
    expect(isComplete(OPTIONS, 'bogot')).toBe(false)
    expect(isComplete(named('Quito', 'Iquitos'), 'quito')).toBe(true)
    expect(isComplete(named('Santiago', 'Santiago del Estero'), 'santiago')).toBe(false)
  })

  it('show which part of them was typed', () => {
    expect(splitMatch('Bogotá', 'GOTA')).toEqual(['Bo', 'gotá', ''])
    expect(splitMatch('Bogotá', '')).toEqual(['Bogotá', '', ''])
    expect(splitMatch('Bogotá', 'quito')).toEqual(['Bogotá', '', ''])
  })
})

describe('cities by other names', () => {
  const named = (country: string, ...cities: string[]) =>
    cities.map((label) => ({ value: label, label, also: otherNames(label, country).map(nameKey) }))
  const ARGENTINA = named('Argentina', 'Buenos Aires', 'La Plata', 'Mercedes (Corrientes)', 'Santa Fe')
  const CHILE = named('Chile', 'Santiago', 'Puerto Montt', 'San Bernardo')
  const COLOMBIA = named('Colombia', 'Bogotá', 'Cartagena', 'Medellín')
  const PERU = named('Perú', 'Cusco', 'Lima', 'Limatambo')

  it.each([
    [ARGENTINA, 'CABA', 'Buenos Aires'],
    [ARGENTINA, 'Capital Federal', 'Buenos Aires'],
    [ARGENTINA, 'La Plata, Buenos Aires', 'La Plata'],
    [ARGENTINA, 'Mercedes, Corrientes', 'Mercedes (Corrientes)'],
    [ARGENTINA, 'Sta. Fe', 'Santa Fe'],
    [CHILE, 'Santiago de Chile', 'Santiago'],
    [CHILE, 'Pto Montt', 'Puerto Montt'],
    [COLOMBIA, 'Bogotá D.C.', 'Bogotá'],
    [COLOMBIA, 'Bogotá, Colombia', 'Bogotá'],
    [COLOMBIA, 'Cartagena de Indias', 'Cartagena'],
    [PERU, 'Cuzco', 'Cusco'],
    [PERU, 'lima metropolitana', 'Lima'],
    [PERU, 'Lima, Perú', 'Lima'],
  ])('of %#: %j is found and chosen', (options, typed, expected) => {
    expect(matchOptions(options, typed)[0]?.label).toBe(expected)
    expect(exactOption(options, typed)?.label).toBe(expected)
  })

  it('begin to be found after three letters, behind labels', () => {
    expect(matchOptions(PERU, 'cuz').map(({ label }) => label)).toEqual(['Cusco'])
    expect(matchOptions(ARGENTINA, 'ca').map(({ label }) => label)).toEqual([])
    expect(exactOption(PERU, 'Nada, Perú')).toBeUndefined()
    expect(exactOption(PERU, ' , ')).toBeUndefined()
  })
})
