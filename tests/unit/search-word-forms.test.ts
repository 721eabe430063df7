import { describe, expect, it } from 'vitest'
import { partsOf } from '@/lib/search/queries/text-parts'
import { formsOf } from '@/lib/search/words/known-words'

describe('the forms of a word that a text search takes for one', () => {
  it.each([
    ['tranquila', 'tranquila tranquilo tranquilos tranquilas'],
    ['castrados', 'castrados castrado castrada castradas'],
    ['amputada', 'amputada amputado amputados amputadas'],
    ['dociles', 'dociles docil'],
    ['juguetona', 'juguetona jugueton juguetones juguetonas'],
    ['gordita', 'gordita gordito gorditos gorditas gordo gorda gordos gordas'],
    ['casas', 'casas casa'],
    ['hogar', 'hogar hogares'],
    ['hogares', 'hogares hogar'],
  ])('“%s”: %s', (word, forms) => {
    expect(formsOf(word)[0]).toBe(word)
    expect(formsOf(word).toSorted()).toEqual(forms.split(' ').toSorted())
  })

  it.each([
    'casa',
    'caso',
    'comida',
    'pata',
    'vida',
    'luna',
    'lucas',
    'tomas',
    'manchas',
    'perra',
    'zurumbatico',
  ])('“%s” keeps its gender', (word) => {
    const isOtherGender = (form: string) => form.replace(/s$/, '').at(-1) !== word.replace(/s$/, '').at(-1)
    expect(formsOf(word).filter(isOtherGender)).toEqual([])
  })

  it.each(['luna', 'lucas', 'tomas', 'manchas', 'perra', 'gatos', 'zurumbatico'])(
    'a name, a species or an unknown word has no other: “%s”',
    (word) => expect(formsOf(word)).toEqual([word]),
  )
})

describe('the parts of a text', () => {
  const typedOf = (text: string) => partsOf(text).map(({ typed }) => typed.join(' '))

  it('the usual name of a breed is one part, whose last word may begin a longer one', () => {
    expect(typedOf('french poodle tranquila')).toEqual(['french poodle', 'tranquila'])
    expect(partsOf('un pit bull').map(({ breeds, isPrefix }) => [breeds, isPrefix])).toEqual([
      [[['american', 'pit', 'bull', 'terrier']], true],
    ])
  })

  it('short words are left out unless there are no others, and eight parts are enough', () => {
    expect(typedOf('gata de la casa, gata')).toEqual(['gata', 'casa'])
    expect(typedOf('de la')).toEqual(['de', 'la'])
    expect(typedOf("¿?' & |")).toEqual([])
    expect(typedOf('uno dos tres cuatro cinco seis siete ocho nueve diez')).toHaveLength(8)
  })
})
