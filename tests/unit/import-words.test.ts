import { describe, expect, it } from 'vitest'
import { findBreed, findCity, findColor } from '@/lib/pets/imports/cell-values'
import { readAge } from '@/lib/pets/imports/words/ages'
import { readAnswer, readCastrated, readHealth, readNeeds } from '@/lib/pets/imports/words/answers'
import { readSpecies, SexColumn } from '@/lib/pets/imports/words/kinds'
import { readCoat, readSize, readTags } from '@/lib/pets/imports/words/looks'
import { readStatus } from '@/lib/pets/imports/words/statuses'
import { PET_TYPES, type PetType } from '@/lib/text/vocabulary'
import { choicesIn } from '@/tests/support/sheets'

const NOW = new Date('2026-11-25T12:00:00Z')

describe('words of shelters’ sheets', () => {
  it.each([
    ['Sí', 'si'],
    ['S', 'si'],
    ['x', 'si'],
    ['✓', 'si'],
    ['✔️', 'si'],
    ['yes', 'si'],
    ['Y', 'si'],
    ['1', 'si'],
    ['VERDADERO', 'si'],
    ['Sí, con todos los del hogar', null],
    ['Sí, completas', 'si'],
    ['NO', 'no'],
    ['0', 'no'],
    ['false', 'no'],
    ['✗', 'no'],
    ['❌', 'no'],
    ['No, muy pequeña', 'no'],
    ['', ''],
    ['?', ''],
    ['-', ''],
    ['N/A', ''],
    ['NA', ''],
    ['no aplica', ''],
    ['No sé', ''],
    ['no se sabe', ''],
    ['desconocido', ''],
    ['S/D', ''],
    ['U', ''],
    ['tal vez', null],
    ['mayores de 10', null],
  ])('%j is the answer %j', (typed, answer) => {
    expect(readAnswer(typed)).toBe(answer)
  })

  it.each([
    [readCastrated, 'Castrado', 'si'],
    [readCastrated, 'esterilizada', 'si'],
    [readCastrated, 'spayed', 'si'],
    [readCastrated, 'sin esterilizar', 'no'],
    [readCastrated, 'pendiente', 'no'],
    [readCastrated, 'intact', 'no'],
    [readNeeds, 'Ninguno', 'no'],
    [readNeeds, 'FIV+', 'si'],
    [readNeeds, 'ciega del ojo derecho', 'si'],
    [readNeeds, 'sano', 'no'],
    [readHealth, 'al día', 'vacunas al dia'],
    [readHealth, 'Completas', 'vacunas al dia'],
    [readHealth, 'Libreta al día', 'vacunas al dia'],
    [readHealth, 'Plan sanitario completo', 'vacunas al dia'],
    [readHealth, 'Certificado incompleto', 'no vacunado'],
    [readHealth, 'Sí', 'vacunas al dia'],
    [readHealth, 'pendiente', 'no vacunado'],
    [readHealth, '1ra dosis', 'no vacunado'],
    [readHealth, 'n/a', 'no vacunado'],
    [readHealth, 'Sí, falta refuerzo', 'no vacunado'],
    [readHealth, 'Vacunada y desparasitada', 'vacunas al dia'],
    [readHealth, 'solo rabia', 'no vacunado'],
    [readCastrated, 'castrada en 2023', 'si'],
    [readCastrated, 'castración pendiente', null],
    [readHealth, '?', ''],
    [readHealth, 'Antirrábica', null],
  ] as const)('%o reads %j as %j', (read, typed, value) => {
    expect(read(typed)).toBe(value)
  })

  it.each([
    ['2 años', 'joven', 'joven', 'adulto'],
    ['2a 3m', 'joven', 'joven', 'adulto'],
    ['1.5', 'joven', 'joven', 'adulto'],
    ['1,5 años', 'joven', 'joven', 'adulto'],
    ['6 meses', 'cachorro', 'cachorro', 'joven'],
    ['un año y medio', 'joven', 'joven', 'adulto'],
    ['8 sem', 'cachorro', 'cachorro', 'cachorro'],
    ['medio año', 'cachorro', 'cachorro', 'joven'],
    ['4 a 5 años', 'adulto', 'adulto', 'adulto'],
    ['Senior', 'adulto mayor', 'adulto mayor', 'adulto mayor'],
    ['cachorra', 'cachorro', 'cachorro', 'cachorro'],
    ['9 years', 'adulto mayor', 'adulto', 'adulto mayor'],
    ['15/03/2016', 'adulto mayor', 'adulto', 'adulto mayor'],
    ['2026-06-01', 'cachorro', 'cachorro', 'cachorro'],
    ['45352', 'joven', 'joven', 'adulto'],
    ['2024', 'joven', 'joven', 'adulto'],
    ['05/2024', 'joven', 'joven', 'adulto'],
    ['marzo 2024', 'joven', 'joven', 'adulto'],
    ['15 de marzo de 2024', 'joven', 'joven', 'adulto'],
    ['3/25/2024', 'joven', 'joven', 'adulto'],
    ['menos de 1 año', 'cachorro', 'cachorro', 'joven'],
    ['nacida en 2024', 'joven', 'joven', 'adulto'],
    ['S/D', '', '', ''],
    ['hace tiempo', null, null, null],
    ['01/01/2099', null, null, null],
  ])('the age %j depends on the species', (typed, ...ages) => {
    expect(PET_TYPES.map((type) => readAge(typed, type, NOW))).toEqual(ages)
  })

  it.each([
    ['Canino', 'perro', null],
    ['FELINO', 'gato', null],
    ['perrita', 'perro', null],
    ['Dog', 'perro', null],
    ['Conejo', 'otro', 'Conejo'],
    ['Guinea Pig', 'otro', 'Cobayo (cuy)'],
    ['lorito', 'otro', 'Perico'],
    ['Perro mestizo', 'perro', null],
  ] as const)('%j is a %s', (typed, type, animal) => {
    expect(readSpecies(typed)).toEqual({ type, animal })
  })

  it('letters of sexes are judged by those of their column', () => {
    const spanish = new SexColumn(['M', 'H', 'h'])
    expect(['M', 'h', 'Hembrita', 'macho castrado', '?'].map((cell) => spanish.read(cell))).toEqual([
      'macho',
      'hembra',
      'hembra',
      'macho',
      '',
    ])
    const english = new SexColumn(['M', 'F'])
    expect(['M', 'F', 'Male/Neutered', 'Spayed Female'].map((cell) => english.read(cell))).toEqual([
      'macho',
      'hembra',
      'macho',
      'hembra',
    ])
    expect(new SexColumn(['H', 'F']).read('H')).toBeNull()
  })

  it.each([
    ['S', 'pequeño'],
    ['Chico', 'pequeño'],
    ['M', 'mediano'],
    ['GDE', 'grande'],
    ['XL', 'extra grande'],
    ['Gigante', 'extra grande'],
    ['12 kg', 'mediano'],
    ['20 lb', 'pequeño'],
    ['Mediano (20 kg)', 'mediano'],
    ['?', ''],
    ['normalito', null],
  ])('the size %j is %j', (typed, size) => {
    expect(readSize(typed, 'perro')).toBe(size)
  })

  it.each([
    ['Pelo corto', 'corto'],
    ['short hair', 'corto'],
    ['Semilargo', 'mediano'],
    ['Enrulado', 'rizado'],
    ['-', ''],
    ['Wiry', null],
  ])('the coat %j is %j', (typed, coat) => {
    expect(readCoat(typed)).toBe(coat)
  })

  it('traits in any gender and with any separator are read, and other words left out', () => {
    expect(readTags('Juguetona, cariñosa y muy tranquila / volador', 20)).toEqual({
      tags: ['divertido', 'cariñoso', 'tranquilo'],
      others: ['volador'],
    })
  })

  it.each([
    ['protectora', 'protector'],
    ['guardiana', 'protector'],
    ['dormilona', 'tranquilo'],
    ['tranquilas', 'tranquilo'],
    ['amigables', 'amigable'],
    ['cariñosita', 'cariñoso'],
    ['juguetoncito', 'divertido'],
    ['inteligentísima', 'inteligente'],
    ['cariñosísimo', 'cariñoso'],
    ['súper travieso', 'divertido'],
  ])('the trait %j is %j in any gender, number and size', (typed, tag) => {
    expect(readTags(typed, 20).tags).toEqual([tag])
  })

  it.each(['runita', 'mesticito', 'Mestizita', 'perro de la calle', 's/raza'])('%j is no breed', (typed) => {
    expect(findBreed(choicesIn('ECU').breeds.perro, typed, 'perro')?.name).toBe('Mestizo (criollo)')
  })

  it.each<[PetType, string, string | undefined]>([
    ['perro', 'Negro/Blanco', 'Blanco y negro'],
    ['perro', 'blanco con manchas negras', 'Blanco y negro'],
    ['perro', 'B&N', 'Blanco y negro'],
    ['perro', 'Marrón', 'Café (chocolate)'],
    ['perro', 'Black and tan', 'Negro y fuego'],
    ['perro', 'negra con café', 'Negro y fuego'],
    ['perro', 'NEGRO-BLANCO-CAFE', 'Tricolor'],
    ['perro', 'rubia', 'Leonado'],
    ['perro', 'brindle', 'Atigrado'],
    ['perro', 'gris y blanco', 'Gris'],
    ['gato', 'Gris atigrada', 'Atigrado gris'],
    ['gato', 'tabby', 'Atigrado café'],
    ['gato', 'naranja y blanco', 'Blanco y naranja'],
    ['gato', 'Tuxedo', 'Blanco y negro (esmoquin)'],
    ['gato', 'tricolor', 'Calicó (tricolor)'],
    ['gato', 'Seal Point', 'Punto foca'],
    ['otro', 'café con blanco', 'Blanco y café'],
    ['perro', 'arcoíris', undefined],
  ])('of a %s the colour %j is %s', (type, typed, name) => {
    expect(findColor(choicesIn('COL').colors[type], typed, type)?.name).toBe(name)
  })

  it.each([
    ['COL', 'Bogotá D.C.', 'Bogotá'],
    ['COL', 'BOGOTA, COLOMBIA', 'Bogotá'],
    ['ARG', 'CABA', 'Buenos Aires'],
    ['ARG', 'Capital Federal', 'Buenos Aires'],
    ['PER', 'Lima, Perú', 'Lima'],
    ['CHL', 'Santiago de Chile', 'Santiago'],
  ] as const)('in %s the city %j is %s', (country, typed, name) => {
    expect(findCity(choicesIn(country).cities, typed)?.name).toBe(name)
  })

  it.each(['Adoptado', 'ADOPTED', 'fallecida', 'En proceso', 'Reservada', 'transferred'])(
    '%j says that a pet is gone',
    (status) => {
      expect(readStatus(status)).toBe('gone')
    },
  )

  it.each(['', 'Disponible', 'Available', 'En adopción', 'no', 'Refugio'])('%j does not say so', (status) => {
    expect(readStatus(status)).not.toBe('gone')
  })
})
