import { describe, expect, it } from 'vitest'
import { ageLabel, agreeFirst } from '@/lib/text/copy/agree'
import { and } from '@/lib/text/copy/join-words'

describe('words that agree', () => {
  it.each([
    ['perro', 'adulto', 'hembra', 'Adulta'],
    ['perro', 'adulto mayor', 'hembra', 'Adulta mayor'],
    ['perro', 'joven', 'hembra', 'Joven'],
    ['perro', 'cachorro', 'hembra', 'Cachorra'],
    ['gato', 'cachorro', 'macho', 'Gatito'],
    ['gato', 'cachorro', 'hembra', 'Gatita'],
    ['gato', 'adulto', 'macho', 'Adulto'],
    ['otro', 'cachorro', 'macho', 'Cría'],
  ] as const)('an age by itself, of a %s: %s, %s', (type, age, gender, label) => {
    expect(ageLabel({ type, age, gender })).toBe(label)
  })

  it.each([
    ['Cachorro', 'Cachorra'],
    ['Joven', 'Joven'],
    ['Adulto Mayor', 'Adulta Mayor'],
  ])('%s, of a female: %s', (word, agreed) => {
    expect([agreeFirst(word, 'hembra'), agreeFirst(word, 'macho')]).toEqual([agreed, word])
  })

  it.each([
    ['Inti', 'e'],
    ['Íntima', 'e'],
    ['Hilda', 'e'],
    ['isabel', 'e'],
    ['Hiena', 'y'],
    ['Yara', 'y'],
    ['Luna', 'y'],
    ['Hugo', 'y'],
    ['', 'y'],
  ])('the word before "%s" is "%s"', (name, word) => {
    expect(and(name)).toBe(word)
  })
})
