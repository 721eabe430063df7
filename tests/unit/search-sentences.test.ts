import { describe, expect, it } from 'vitest'
import { BREEDS, CITIES, COLORS } from '@/db/seed/catalog'
import { COUNTRIES } from '@/db/seed/data/countries'
import { readWords } from '@/lib/search/words/read-words'
import type { WordFilters } from '@/lib/search/words/said'
import { vocabularyOf } from '@/lib/search/words/vocabulary'
import type { PetType } from '@/lib/text/vocabulary'

const vocabulary = vocabularyOf({ cities: CITIES, countries: COUNTRIES, breeds: BREEDS, colors: COLORS })

function read(text: string, species: PetType | null = null) {
  const { filters, rest, ignored, typed } = readWords(vocabulary, text, undefined, species)
  const wordsAt = (places: readonly number[]) => places.map((at) => typed[at]).join(' ')
  return { filters, text: wordsAt(rest), ignored: wordsAt(ignored) }
}

type Row = readonly [query: string, filters: WordFilters, text?: string, ignored?: string]

/** @param text what stays text @param ignored what is neither */
function itReads(rows: readonly Row[]) {
  for (const [query, filters, text = '', ignored = ''] of rows)
    it(`“${query}”`, () => expect(read(query)).toEqual({ filters, text, ignored }))
}

describe('right words stay text, and what is understood beside them is kept', () => {
  itReads([
    ['perro de compañía', { type: 'perro' }, 'compañía'],
    ['gatita de compañía bogotá', { type: 'gato', gender: 'hembra', city: 'bogota' }, 'compañía'],
    ['perros de compañía en lima', { type: 'perro', city: 'lima' }, 'compañía'],
    ['camada de gatitos', { type: 'gato' }, 'camada'],
    ['perro silla de ruedas', { type: 'perro' }, 'silla ruedas'],
    ['perro con rabia', { type: 'perro' }, 'rabia'],
    ['perro con moquillo', { type: 'perro' }, 'moquillo'],
    ['perro con sarna', { type: 'perro' }, 'sarna'],
    ['perro para caminatas', { type: 'perro' }, 'caminatas'],
    ['perro para salir a correr', { type: 'perro' }, 'salir correr'],
    ['perro liviano en lima', { type: 'perro', city: 'lima' }, 'liviano'],
    ['gata arisca', { type: 'gato', gender: 'hembra' }, 'arisca'],
    ['galguito', {}, 'galguito'],
    ['perro con collar rojo', { type: 'perro' }, 'collar rojo'],
    ['gato ojos azules', { type: 'gato' }, 'ojos azules'],
    ['perro para departamento chico', { type: 'perro' }, 'departamento chico'],
    ['perros narnia quito', { type: 'perro', city: 'quito' }, 'narnia'],
    ['perro en San Fernando', { type: 'perro' }, 'San Fernando'],
    ['perros en Luján de Cuyo', { type: 'perro' }, 'Luján Cuyo'],
    ['gatos en Rosario de Lerma', { type: 'gato' }, 'Rosario Lerma'],
    ['perro en Orito', { type: 'perro' }, 'Orito'],
    ['perros en villamaría', { type: 'perro', city: 'villamaria' }],
    ['perros en villa maría', { type: 'perro', city: 'villa-maria' }],
  ])
})

describe('misspelt words are still read', () => {
  itReads([
    ['gatto negro', { type: 'gato', color: 'negro' }],
    ['perrro', { type: 'perro' }],
    ['perito en lima', { type: 'perro', city: 'lima' }],
    ['cachoro', { type: 'perro', age: 'cachorro' }],
    ['cachorrros en lima', { type: 'perro', age: 'cachorro', city: 'lima' }],
    ['adpotar perro', { type: 'perro' }],
    ['perro hembrra', { type: 'perro', gender: 'hembra' }],
    ['perro pequño', { type: 'perro', size: 'pequeño' }],
    ['perro blnaco', { type: 'perro', color: 'blanco' }],
    ['perro bgota', { type: 'perro', city: 'bogota' }],
    ['perro en medelin', { type: 'perro', city: 'medellin' }],
    ['perro qito', { type: 'perro', city: 'quito' }],
    ['guayaqil', { city: 'guayaquil' }],
    ['barranqilla', { city: 'barranquilla' }],
    ['bucramanga', { city: 'bucaramanga' }],
    ['perro cartajena', { type: 'perro', city: 'cartagena' }],
    ['valparaizo', { city: 'valparaiso' }],
    ['perro en valpariso', { type: 'perro', city: 'valparaiso' }],
    ['concepsion', { city: 'concepcion' }],
    ['perro en santigo', { type: 'perro', city: 'santiago' }],
    ['perro en rosrio', { type: 'perro', city: 'rosario' }],
    ['cordova', { city: 'cordoba' }],
    ['perro en manizlaes', { type: 'perro', city: 'manizales' }],
    ['perros puerto mont', { type: 'perro', city: 'puerto-montt' }],
    ['siames', {}, 'siames'],
    ['pitbul', {}, 'pitbul'],
    ['labrdor', {}, 'labrdor'],
  ])
})

describe('ages', () => {
  itReads([
    ['gato mayor a 6 meses', { type: 'gato' }, '', 'mayor a 6 meses'],
    ['perros mayores de 7 años', { type: 'perro' }, '', 'mayores de 7 años'],
    ['perro más de 1 año', { type: 'perro' }, '', 'más de 1 año'],
    ['perro menos de 2 años', { type: 'perro' }, '', 'menos de 2 años'],
    ['perro de 5 años o más', { type: 'perro' }, '', '5 años o más'],
    ['perro de 2 a 5 años en quito', { type: 'perro', city: 'quito' }, '', '2 a 5 años'],
    ['perro de 9 años o más', { type: 'perro', age: 'adulto mayor' }],
    ['perro más de 8 años', { type: 'perro', age: 'adulto mayor' }],
    ['gato más de 8 años', { type: 'gato' }, '', 'más de 8 años'],
    ['perro menos de 1 año', { type: 'perro', age: 'cachorro' }],
    ['gato hasta 1 año', { type: 'gato', age: 'cachorro' }],
    ['perro hasta los 6 meses', { type: 'perro', age: 'cachorro' }],
    ['perro de meses', { type: 'perro', age: 'cachorro' }],
    ['cachorro de pocos meses', { type: 'perro', age: 'cachorro' }],
  ])
})

describe('what is neither a filter nor text is known', () => {
  itReads([
    ['que no ladre', {}, '', 'no ladre'],
    ['perro no agresivo en quito', { type: 'perro', city: 'quito' }, '', 'no agresivo'],
    ['perros que no sean de lima', { type: 'perro' }, '', 'no sean de lima'],
    ['perro que no este en lima', { type: 'perro' }, '', 'no este en lima'],
    ['gato sin cola en lima', { type: 'gato', city: 'lima' }, '', 'sin cola'],
    ['perro menos de 10 kg', { type: 'perro' }, '', 'menos de 10 kg'],
    ['perro gris y blanco', { type: 'perro' }, 'gris blanco'],
    ['perro negro y blanco', { type: 'perro', color: 'blanco-y-negro' }],
    ['perro negro o blanco', { type: 'perro' }, '', 'negro blanco'],
    ['perro pequeño o mediano lima', { type: 'perro', city: 'lima' }, '', 'pequeño mediano'],
    ['gato hembra o macho ibarra', { type: 'gato', city: 'ibarra' }],
    ['perro bogota ecuador', { type: 'perro' }, '', 'bogota ecuador'],
  ])
})

describe('counts say no more than the animals', () => {
  itReads([
    ['solo perros', { type: 'perro' }],
    ['dos perros', { type: 'perro' }],
    ['3 gatos', { type: 'gato' }],
    ['un perro solo', { type: 'perro' }, 'solo'],
  ])
})

describe('on the page of a species', () => {
  it.each<[PetType, string, WordFilters, string]>([
    ['gato', 'cachorro', { age: 'cachorro' }, ''],
    ['perro', '9 años', { age: 'adulto mayor' }, ''],
    ['otro', '2 años', { age: 'adulto' }, ''],
    ['perro', 'peludo', { coat: 'largo' }, ''],
    ['perro', 'crespo', { coat: 'rizado' }, ''],
    ['gato', 'plomo', { color: 'gris' }, ''],
    ['gato', 'tuxedo', { color: 'blanco-y-negro-esmoquin' }, ''],
    ['perro', 'canela', {}, 'canela'],
    ['perro', 'gato', { type: 'gato' }, ''],
  ])('%s: “%s”', (species, query, filters, text) => {
    expect(read(query, species)).toEqual({ filters, text, ignored: '' })
  })
})
