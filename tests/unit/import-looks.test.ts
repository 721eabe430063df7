import { describe, expect, it } from 'vitest'
import { findBreed, findCity, findColor } from '@/lib/pets/imports/cell-values'
import { readSpecies, SexColumn } from '@/lib/pets/imports/words/kinds'
import { likelySize, readCoat, readSize } from '@/lib/pets/imports/words/looks'
import type { PetType } from '@/lib/text/vocabulary'
import { checkText, choicesIn } from '@/tests/support/sheets'

const texts = (...lists: readonly string[]) => lists.flatMap((list) => list.split(' | '))
const sexes = new SexColumn([])

describe('what pets are and look like, in the words of shelters', () => {
  it.each(texts('fem | Fem. | femme | mujer | nena | perra | gata | ♀ | Female/Spayed | F castrada'))(
    'the sex %j is female',
    (typed) => {
      expect(sexes.read(typed)).toBe('hembra')
    },
  )

  it.each(texts('masc | Masc. | hombre | nene | machito | ♂ | M castrado | Male/Neutered | varón'))(
    'the sex %j is male',
    (typed) => {
      expect(sexes.read(typed)).toBe('macho')
    },
  )

  it.each(
    texts(
      'Macho/Hembra | macho y hembra | M/H | H y M | 2 machos y 1 hembra | ♂♀ | F/M | male and female | hembra (macho)',
      'no es macho | Macho? | creo que hembra | perro',
    ),
  )('the sex %j is asked about', (typed) => {
    expect(sexes.read(typed)).toBeNull()
  })

  it.each([
    ['Quiltro', 'perro', null],
    ['chucho', 'perro', null],
    ['K-9', 'perro', null],
    ['perritos', 'perro', null],
    ['fel.', 'gato', null],
    ['gatico', 'gato', null],
    ['Cuyes', 'otro', 'Cobayo (cuy)'],
    ['Periquitos', 'otro', 'Perico'],
    ['conejitos', 'otro', 'Conejo'],
    ['Pato', 'otro', null],
    ['gallinas', 'otro', null],
    ['iguanas', 'otro', null],
  ] as const)('the animal %j is a %s', (typed, type, animal) => {
    expect(readSpecies(typed)).toEqual({ type, animal })
  })

  it.each([
    ['Gigantes', 'extra grande'],
    ['Grandota', 'grande'],
    ['Medianito', 'mediano'],
    ['chiquitica', 'pequeño'],
    ['pequeñas', 'pequeño'],
    ['Standard', 'mediano'],
    ['20-25 kg', 'mediano'],
    ['de 12 a 15 kilos', 'mediano'],
    ['menos de 5 kg', 'pequeño'],
    ['más de 50 kg', 'extra grande'],
    ['< 10kg', 'pequeño'],
    ['20-30 kg', null],
    ['más de 25 kg', null],
    ['menos de 20 kg', null],
    ['Mediano a grande', null],
    ['no es grande', null],
  ])('the size %j is %j', (typed, size) => {
    expect(readSize(typed, 'perro')).toBe(size)
  })

  it('what a puppy weighs tells no size', () => {
    expect(readSize('3 kg', 'perro', false)).toBeNull()
    expect(readSize('Mediano (3 kg)', 'perro', false)).toBe('mediano')
  })

  it('of two sizes that a weight leaves the one of its middle is likelier', () => {
    expect(likelySize('25-32 kg', 'perro')).toBe('grande')
    expect(likelySize('20-30 kg', 'perro')).toBe('mediano')
    expect(likelySize('normalito', 'perro')).toBeNull()
  })

  it.each([
    ['Cortico', 'corto'],
    ['cortitos', 'corto'],
    ['Corto y liso', 'corto'],
    ['pelo larguito', null],
    ['Largo y liso', 'largo'],
    ['onduladito', 'ondulado'],
    ['Pelo duro', null],
    ['Lanudo', null],
    ['corto o largo', null],
  ])('the coat %j is %j', (typed, coat) => {
    expect(readCoat(typed)).toBe(coat)
  })

  it.each<[PetType, string, string]>([
    ['perro', 'blanquinegro', 'Blanco y negro'],
    ['perro', 'vaquita', 'Blanco y negro'],
    ['perro', 'Blanco y negro (vaquita)', 'Blanco y negro'],
    ['perro', 'Negro entero', 'Negro'],
    ['perro', 'Café con leche', 'Arena'],
    ['perro', 'Blanco hueso', 'Crema'],
    ['perro', 'Blanco crema', 'Crema'],
    ['perro', 'blanco y crema', 'Blanco y canela'],
    ['perro', 'Blanco/crema', 'Blanco y canela'],
    ['perro', 'gris perla', 'Gris'],
    ['gato', 'Concha de tortuga', 'Carey'],
    ['gato', 'Negro y naranja', 'Carey'],
    ['gato', 'naranja con negro', 'Carey'],
    ['gato', 'negro, rojo', 'Carey'],
    ['gato', 'blanco, negro y naranja', 'Calicó (tricolor)'],
    ['gato', 'blanquinegra', 'Blanco y negro (esmoquin)'],
  ])('of a %s the colour %j is %s', (type, typed, name) => {
    expect(findColor(choicesIn('COL').colors[type], typed, type)?.name).toBe(name)
  })

  it.each([
    ['ARG', 'C.A.B.A.', 'Buenos Aires'],
    ['ARG', 'Palermo', 'Buenos Aires'],
    ['COL', 'Sta Marta', 'Santa Marta'],
    ['COL', 'Sta. Marta', 'Santa Marta'],
    ['COL', 'Villavo', 'Villavicencio'],
    ['COL', 'Suba', 'Bogotá'],
    ['COL', 'Bogotá D.C.', 'Bogotá'],
  ] as const)('in %s the city %j is %s', (country, typed, name) => {
    expect(findCity(choicesIn(country).cities, typed)?.name).toMatch(name)
  })

  it('Bull dog is the English one', () => {
    expect(findBreed(choicesIn('COL').breeds.perro, 'Bull dog', 'perro')?.name).toBe('Bulldog inglés')
  })

  it.each([
    ['Sexo', 'hombrecito', 'Macho'],
    ['Sexo', 'mujercita', 'Hembra'],
    ['Sexo', 'femenna', 'Hembra'],
    ['Sexo', 'perro', 'Macho'],
    ['Pelaje', 'Lanudo', 'Largo'],
    ['Pelaje', 'Pelo duro', 'Mediano'],
    ['Tamaño', '25-32 kg', 'Grande'],
    ['Cuidados especiales', 'No ve del ojo derecho', 'Sí'],
    ['Niños', 'no le molestan', 'Sí'],
  ])('for %s %j the first suggestion is %s', async (title, typed, first) => {
    const { rows } = await checkText(`Nombre;Especie;${title}\nLuz;Perro;${typed}`)
    expect(rows[0]?.problems[0]?.suggestion).toMatchObject({ hasGuess: true })
    expect(rows[0]?.problems[0]?.suggestion?.options[0]).toBe(first)
  })
})
