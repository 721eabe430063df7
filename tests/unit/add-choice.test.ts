import { expect, it } from 'vitest'
import { addChoice } from '@/components/search/use-choice'

const SITE = 'https://querencia.example'
const DOGS = '/searcher/pet/dog/sub'
const CATS = '/searcher/pet/cat/sub'
const url = (path: string) => new URL(path, SITE)

it.each([
  [
    'a filter chosen while another loads is added',
    `${DOGS}?edad=cachorro`,
    DOGS,
    `${DOGS}?sexo=hembra`,
    `${DOGS}?edad=cachorro&sexo=hembra`,
  ],
  [
    'an option takes the place of one of its kind',
    `${DOGS}?sexo=macho`,
    DOGS,
    `${DOGS}?sexo=hembra`,
    `${DOGS}?sexo=hembra`,
  ],
  ['an option goes back to what still shows', `${DOGS}?sexo=macho`, `${DOGS}?sexo=macho`, DOGS, DOGS],
  [
    'two filters removed are both gone',
    `${DOGS}?sexo=hembra`,
    `${DOGS}?edad=adulto&sexo=hembra`,
    `${DOGS}?edad=adulto`,
    DOGS,
  ],
  ['another kind of pet keeps a filter that loads', `${DOGS}?sexo=hembra`, DOGS, CATS, `${CATS}?sexo=hembra`],
  ['a filter keeps another kind of pet that loads', CATS, DOGS, `${DOGS}?sexo=hembra`, `${CATS}?sexo=hembra`],
  [
    'a choice begins at the first page, whichever loads',
    `${DOGS}?pagina=3`,
    `${DOGS}?pagina=2`,
    `${DOGS}?q=luna`,
    `${DOGS}?q=luna`,
  ],
  [
    'the open drawer is that of the choice',
    `${DOGS}?edad=adulto#filtros`,
    DOGS,
    `${DOGS}?sexo=hembra`,
    `${DOGS}?edad=adulto&sexo=hembra`,
  ],
])('while a list loads: %s', (_what, ahead, before, chosen, sum) => {
  expect(addChoice(url(ahead), url(before), url(chosen)).href).toBe(SITE + sum)
})
