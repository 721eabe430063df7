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

  it.each([
    ['cuyes', ['cobayo', 'cuy']],
    ['conejillo de indias', ['cobayo', 'cuy']],
    ['conejitas', ['conejo']],
    ['loro', ['perico']],
  ])("a kind of other animals is found by the catalogue's name: “%s”", (text, breed) => {
    expect(partsOf(text).map(({ breeds }) => breeds)).toEqual([[breed]])
  })

  it('birds are of any kind, breeds also in the singular, and names are no kind', () => {
    expect(partsOf('pájaro')[0]?.breeds).toEqual([['canario'], ['perico']])
    expect(partsOf('bulldogs')[0]?.terms).toEqual(['bulldogs', 'bulldog'])
    expect(partsOf('rex')[0]?.breeds).toEqual([])
    expect(partsOf('siames')[0]?.terms).toEqual(['siames'])
  })

  it('short words are left out unless there are no others, and eight parts are enough', () => {
    expect(typedOf('gata de la casa, gata')).toEqual(['gata', 'casa'])
    expect(typedOf('de la')).toEqual(['de', 'la'])
    expect(typedOf("¿?' & |")).toEqual([])
    expect(typedOf('uno dos tres cuatro cinco seis siete ocho nueve diez')).toHaveLength(8)
  })
})
