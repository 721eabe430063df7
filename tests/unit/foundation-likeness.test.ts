import { expect, it } from 'vitest'
import { type FoundationTraits, sharedTraits } from '@/lib/moderation/staff/foundations/likeness'

const KNOWN: FoundationTraits = {
  name: 'Albergue Mitad del Mundo',
  phone: '+593 98 765 4321',
  website: 'https://www.mitaddelmundo.org/',
  instagram: 'mitaddelmundo',
  facebook: null,
  tiktok: null,
}
const NOBODY = { name: 'Otra', phone: null, website: null, instagram: null, facebook: null, tiktok: null }
const shared = (traits: Partial<FoundationTraits>, known: Partial<FoundationTraits> = {}) =>
  sharedTraits({ ...NOBODY, ...traits }, { ...KNOWN, ...known })

it.each([
  'Albergue Mitad del Mundo',
  'FUNDACIÓN MITAD DEL MUNDO',
  'Fundación-Mitad-del-Mundo',
  'Albergue Mitad del Mundo Quito',
  'Аlbergue Mitаd del Mundo',
])('«%s» has a similar name', (name) => {
  expect(shared({ name })).toEqual(['nombre parecido'])
})

it.each(['Fundación Mundo', 'Albergue del Sur', 'Refugio'])('«%s» has another name', (name) => {
  expect(shared({ name })).toEqual([])
})

it('a short name within a longer one is no sign, and one of common words alone is compared as a whole', () => {
  expect(shared({ name: 'Huellitas Felices' }, { name: 'Fundación Huellitas' })).toEqual([])
  expect(shared({ name: 'Refugio' }, { name: 'Fundación' })).toEqual([])
})

it('the same telephone, website and handle are signs however they are written', () => {
  expect(shared({ phone: '098 765 4321' })).toEqual(['mismo teléfono'])
  expect(shared({ website: 'https://mitaddelmundo.org/donar' })).toEqual(['mismo sitio web'])
  expect(shared({ instagram: 'MitadDelMundo' })).toEqual(['misma cuenta de Instagram'])
})

it('what nobody gave is not shared, nor a host where many have pages', () => {
  expect(sharedTraits(NOBODY, { ...NOBODY, name: 'Distinta' })).toEqual([])
  const website = (page: string) => ({ website: `https://www.facebook.com/${page}` })
  expect(shared(website('una'), website('otra'))).toEqual([])
  expect(shared(website('una'), website('una/'))).toEqual(['mismo sitio web'])
})
