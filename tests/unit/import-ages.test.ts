import { describe, expect, it } from 'vitest'
import { acceptedKey } from '@/lib/pets/imports/typed-row'
import { likelyAge, readAge } from '@/lib/pets/imports/words/ages'
import { readDate } from '@/lib/pets/imports/words/dates'
import { checkText } from '@/tests/support/sheets'

const NOW = new Date('2026-11-25T12:00:00Z')
const each = (...texts: readonly string[]) => texts.flatMap((text) => text.split(', '))

describe('ages in the words of shelters', () => {
  it.each(
    each(
      // Between two numbers 'y' and 'a' are no years.
      'entre 4 y 6 meses, entre 3 y 5 meses, de 6 a 8 semanas, 10 a 15 días, 2 a 3 sem, de 2 a 3 m, 2-4 meses, 3 o 4 meses, 2/3 meses',
      // Halves and quarters are of their unit.
      '1/2 año, ½ año, 3/4 de año, medio año, mes y medio, 8 meses y medio, 2½ meses, 1 mes y 1/2, 1/2 meses',
      // Units as people misspell and shorten them.
      '3 meces, 3 mese, 3 mss, 8 ms, 6m, 6 m., 3 mesecitos, 45 dias, 8 wks, 5 months old, un par de meses',
      'menor de 1 año, menor a 1 año, menores de un año, under 1 year, <1 año, casi un año, menos de 6 meses, aún no cumple 1 año',
      'cachorros de 2 meses, 3 meses (cachorro), bebés, recién nacida, 2 meses de nacida, nacida hace 3 meses, aprox. 5 meses, lactante',
      '1 mes 15 días, 0, once meses, 0-6 meses, de 3 meses, ½, +/- 3 meses, 5 meses +-',
    ),
  )('%j is a puppy', (typed) => {
    expect(readAge(typed, 'perro', NOW)).toBe('cachorro')
  })

  it.each(
    each(
      'entre 1 y 2 años, 1 a 2 años, 2-3 años, 1 o 2 años, 1 año o 2, de 1 año a año y medio, 14 a 18 meses',
      '1½ años, 1 ½ años, 1 1/2 años, año y medio, año y 2 meses, un año y 1/2, 2 y medio años, 2 años y medio',
      '2a 3m, 2a3m, 2 a. 3 m., 1y 6m, 1y6m, 2y, 2 años con 3 meses, 2 años 3 meses, 2 añitos y 3 mesecitos',
      'veinte meses, dieciocho meses, 2 anios, 2 aos, 2 a?os, 2 aÃ±os, 2-años, ~2 años, unos 2 años, 2 años aprox., más o menos 2 años',
      'menos de 2 años, más de 1 año, casi 3 años, 2 años y pico, 2 years old, adulta joven, joven 2 años',
      '20250512, 12 / 05 / 2025, mayo de 2025, 12 May 2025',
    ),
  )('%j is young', (typed) => {
    expect(readAge(typed, 'perro', NOW)).toBe('joven')
  })

  it.each([
    ['4a5 años', 'adulto'],
    ['3 y 4 años', 'adulto'],
    ['3y 2m', 'adulto'],
    ['Adulto (5 años)', 'adulto'],
    ['2020 aprox', 'adulto'],
    ['nov 2020 aprox', 'adulto'],
    ['May 12, 2022', 'adulto'],
    ['más de 8 años', 'adulto mayor'],
    ['8 años o más', 'adulto mayor'],
    ['10+', 'adulto mayor'],
    ['8 yrs old', 'adulto mayor'],
    ['viejito, 12 años', 'adulto mayor'],
    ['Gerontes', 'adulto mayor'],
    ['Senil', 'adulto mayor'],
  ])('%j is %s', (typed, age) => {
    expect(readAge(typed, 'perro', NOW)).toBe(age)
  })

  it.each([
    ['2 a 4 años', 'adulto'],
    ['6 meses a 2 años', 'joven'],
    ['2 meses y 3 años', 'joven'],
    ['7-9 años', 'adulto mayor'],
    ['más de 5 años', 'adulto'],
    ['+5 años', 'adulto'],
    ['menos de 4 años', 'adulto'],
    ['1/2 años', 'joven'],
    ['2 a 3 m', 'joven'],
    ['2 y 3 meses', 'joven'],
    ['cachorra, 2 años', 'joven'],
    ['joven o adulto', 'joven'],
    ['cachorra a joven', 'cachorro'],
    ['no es cachorro', 'cachorro'],
    ['meses', 'cachorro'],
    ['3 mesws', 'cachorro'],
    ['rescatado, 3 años', 'adulto'],
    ['no sabemos, unos 4 años', 'adulto'],
    ['30', null],
    ['10/12', null],
    ['3 dosis', null],
    ['8 años o meses', null],
    ['hace años', null],
  ])('%j is asked about, %s first', (typed, first) => {
    expect(readAge(typed, 'perro', NOW)).toBeNull()
    expect(likelyAge(typed, 'perro')).toBe(first)
  })

  it('the age that was probably meant is the first one to choose', async () => {
    const { rows } = await checkText('Nombre,Especie,Edad\nLuz,Perro,2 a 4 años')
    expect(rows[0]?.problems[0]?.suggestion).toMatchObject({ hasGuess: true, typed: '2 a 4 años' })
    expect(rows[0]?.problems[0]?.suggestion?.options[0]).toBe('Adulto')
  })

  it('an answer about one age is none about another', () => {
    const keys = ['1 año', '<1 año', '>1 año', '1½ año', '1/2 año', '1 2 año'].map((typed) =>
      acceptedKey('age', '', typed),
    )
    expect(new Set(keys).size).toBe(keys.length)
    expect(acceptedKey('age', '', '2  Años.')).toBe(acceptedKey('age', '', '2 años'))
  })
})

describe('a birth date', () => {
  it.each([
    '15/05/2027',
    '2027-05-15',
    '31/04/2025',
    '29/02/2023',
    '30 de febrero de 2024',
    '12/2027',
    'mayo 2027',
    'primero de enero',
  ])('that cannot be, is asked about: %s', (typed) => {
    expect(readDate(typed, NOW, 30)).toBeNull()
  })

  it.each([
    ['lunes, 3 de marzo de 2025', '2025-03-03'],
    ['Miércoles, 5 de marzo de 2025', '2025-03-05'],
    ['mar. 4 mar 2025', '2025-03-04'],
    ['sáb 08/03/2025', '2025-03-08'],
    ['Monday, March 3, 2025', '2025-03-03'],
    ['Nació el martes 4 de marzo de 2025', '2025-03-04'],
    ['mar 3 2025', '2025-03-03'],
    ['1ro de enero de 2025', '2025-01-01'],
    ['1ero de enero del 2025', '2025-01-01'],
    ['1.º de enero de 2025', '2025-01-01'],
    ['Primero de enero de 2025', '2025-01-01'],
    ['viernes, primero de agosto de 2025', '2025-08-01'],
    ['May 12th, 2025', '2025-05-12'],
  ])('with its weekday or an ordinal is read: %s', (typed, day) => {
    expect(readDate(typed, NOW, 30)).toEqual(new Date(day))
  })

  it('of today, where the day begins sooner, and of a month that has begun are in no future', () => {
    const late = new Date('2026-11-30T23:30:00Z')
    expect([readDate('01/12/2026', late, 30), readDate('12/2026', late, 30)]).toEqual([late, null])
    expect(readDate('11/2026', new Date('2026-11-02'), 30)).toEqual(new Date('2026-11-02'))
    expect(readDate('29/02/2024', NOW, 30)).toEqual(new Date('2024-02-29'))
  })
})

describe('a title’s unit', () => {
  it.each([
    ['Edad en meses', '8', 'cachorro'],
    ['Edad (meses)', '3', 'cachorro'],
    ['Edad (meses)', '3 a 5', 'cachorro'],
    ['Meses', '18', 'joven'],
    ['Age (months)', '40', 'adulto'],
    ['EDAD MESES', 'aprox 10', 'cachorro'],
    ['Edad (meses)', '2 años', 'joven'],
    ['Edad (meses)', 'Adulta', 'adulto'],
    ['Edad (meses)', '15/03/2025', 'joven'],
    ['Edad en semanas', '10', 'cachorro'],
    ['Edad (días)', '45', 'cachorro'],
    ['Edad (años)', '2', 'joven'],
    ['Edad (años/meses)', '8 meses', 'cachorro'],
    ['Edad', '2', 'joven'],
    ['Edad años;Edad meses', '0;8', 'cachorro'],
    ['Edad años;Edad meses', '2;3', 'joven'],
    ['Edad años;Edad meses', ';8', 'cachorro'],
    ['Edad años;Edad meses', '4;', 'adulto'],
    ['Edad;Edad en meses', '2;26', 'joven'],
    ['Edad;Edad en meses', '2 años;26', 'joven'],
  ])('says of what a number is: %s %s', async (titles, cells, age) => {
    const { rows, sheet } = await checkText(`Nombre;Especie;${titles}\nLuz;Perro;${cells}`)
    expect(sheet.header.unused).toEqual([])
    expect(rows[0]).toMatchObject({ verdict: 'draft', pet: { fields: { age } } })
  })

  it.each([
    ['Edad (años o meses)', '8', '«8 años o meses»'],
    ['Edad (meses)', '10 a 14', '«10 a 14 meses»'],
    ['Edad;Edad en meses', '2;60', '«2 años o 60 meses»'],
    ['Edad;Edad en meses', '1;60', '«1 año o 60 meses»'],
  ])('is asked about where it leaves two ages: %s %s', async (titles, cells, problem) => {
    const { rows } = await checkText(`Nombre;Especie;${titles}\nLuz;Perro;${cells}`)
    expect(rows[0]?.problems).toMatchObject([{ column: 'Edad', problem }])
  })
})
