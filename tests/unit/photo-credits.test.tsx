import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { PhotoCredits } from '@/components/site/content/photo-credits'
import { PHOTOGRAPHS, type Photograph } from '@/db/seed/data/photographs'
import { PHOTOS_DIR } from '@/db/seed/pictures'
import credits from '@/lib/text/photo-credits.json'
import { ENGLISH } from '@/tests/support/english'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

const MAX_BYTES = 140 * 1024
const LICENCES: Record<string, string> = {
  'CC0 1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  'Public domain': 'https://creativecommons.org/publicdomain/mark/1.0/',
  'CC BY 2.0': 'https://creativecommons.org/licenses/by/2.0/',
  'CC BY 2.5': 'https://creativecommons.org/licenses/by/2.5/',
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
}

const files = readdirSync(PHOTOS_DIR).sort()
const creditOf = ({ file }: Photograph) => credits.find((credit) => credit.file === file)

it('the committed photographs are those that have a credit, and those that the demo shows', () => {
  expect(credits.map(({ file }) => file).sort()).toEqual(files)
  expect(PHOTOGRAPHS.map(({ file }) => file).sort()).toEqual(files)
})

it.each(credits)(
  'the credit of $file names its author, its source and a licence that may be shipped',
  (credit) => {
    expect(credit.author.trim()).not.toBe('')
    expect(credit.original).toMatch(/^https?:\/\//)
    expect(credit.licenceUrl).toBe(LICENCES[credit.licence] ?? 'a licence that may be shipped')
  },
)

it.each(files)('the photograph %s has at most 140 KB', (file) => {
  expect(statSync(path.join(PHOTOS_DIR, file)).size).toBeLessThanOrEqual(MAX_BYTES)
})

const COLORS: Record<string, RegExp> = {
  'Atigrado café': /^brown tabby$|^tabby/,
  'Atigrado gris': /^grey tabby$/,
  'Atigrado naranja': /^orange tabby$/,
  'Atigrado y blanco': /tabby and white$/,
  'Azul (gris azulado)': /^blue grey$/,
  'Blanco y café': /^brown and white/,
  'Blanco y canela': /^(red|tan) and white$/,
  'Blanco y negro': /^black and white$/,
  Crema: /^cream/,
  Dorado: /golden/,
  Gris: /grey/,
  Moteado: /spot/,
  Negro: /^black$/,
  'Negro y fuego': /(black|steel).*and tan$/,
  'Punto foca': /^seal point/,
  Rojo: /^(light )?red( and white)?$/,
  Tricolor: /^tricolour/,
}
const COATS: Record<string, RegExp> = { corto: /^short$/, mediano: /^medium/, largo: /^long$/ }
const SIZES: Record<string, string> = { pequeño: 'small', mediano: 'medium', grande: 'large' }
const SPECIES: Record<string, string> = { perro: 'dog', gato: 'cat' }

it.each(PHOTOGRAPHS)(
  '$file shows the species, coat, colour and size that its credit describes',
  (photograph) => {
    const credit = creditOf(photograph)
    const { type, color, coat, size } = photograph
    expect(credit).toMatchObject({ species: SPECIES[type], size: SIZES[size] })
    expect(credit?.colour).toMatch(COLORS[color] ?? /never/)
    expect(credit?.coat).toMatch(COATS[coat] ?? /never/)
  },
)

it('the page of credits names each author with licence and link, and says that photos were changed', () => {
  const html = draw(<PhotoCredits />)
  const links = linksIn(html).map(([, href]) => href)
  const text = wordsOf(html).join(' ')
  for (const { file, authorUrl, licenceUrl } of credits) {
    expect(text).toContain(file)
    expect(links).toContain(licenceUrl)
    if (authorUrl) expect(links.join(' ').replaceAll('&amp;', '&')).toContain(authorUrl)
  }
  expect(text.match(/Recortada o reducida/g)).toHaveLength(credits.length)
})

it('the page of credits has no English words but names and files', () => {
  expect(wordsOf(draw(<PhotoCredits />)).join(' ')).not.toMatch(ENGLISH)
})
