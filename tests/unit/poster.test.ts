import sharp from 'sharp'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import type { PetDto } from '@/lib/pets/dto'
import { posterWords } from '@/lib/pets/poster/copy'
import { drawPoster, PHOTO } from '@/lib/pets/poster/draw'
import { samplePet } from '@/tests/support/fixtures'
import { type ReadPdf, readPdf } from '@/tests/support/pdf'

const URL_OF_PAGE = 'https://querencia.example/pet-detail/100001'
const picture = () =>
  sharp({ create: { ...PHOTO, channels: 3, background: '#c84' } })
    .jpeg()
    .toBuffer()

async function poster(changes: Partial<PetDto> = {}, photo: Buffer | null = null) {
  const words = posterWords(samplePet(changes))
  return readPdf(await drawPoster({ words, url: URL_OF_PAGE, photo }, { compress: false }))
}

/** The modules of the code, from the small squares that are all of one size. */
function codeOf({ rects }: ReadPdf): boolean[][] {
  const squares = rects.filter(([, , width, height]) => width === height && width < 10)
  const [unit = 1] = squares.map(([, , width]) => width)
  const left = Math.min(...squares.map(([x]) => x))
  const top = Math.min(...squares.map(([, y]) => y))
  const rows: boolean[][] = []
  for (const [x, y] of squares) {
    const row = Math.round((y - top) / unit)
    rows[row] ??= []
    ;(rows[row] as boolean[])[Math.round((x - left) / unit)] = true
  }
  return rows
}

describe('a poster', () => {
  it('is one A4 page with the pet’s words in the site’s own fonts', async () => {
    const { texts, fonts, page } = await poster({ name: 'Ñandú' }, await picture())
    expect(page.map(Math.round)).toEqual([0, 0, 595, 842])
    expect(fonts.toSorted()).toEqual(['BricolageGrotesque-ExtraBold', 'Figtree-Bold', 'Figtree-Medium'])
    expect(texts.join(' ')).toContain('Ñandú')
    expect(texts.join(' ')).toContain('Medellín, Colombia')
    expect(texts.join(' ')).toContain('Perra mestiza\u00a0· Joven\u00a0· Mediana')
    expect(texts.join(' ')).toContain('Escanea para conocerla')
    expect(texts.join(' ')).toContain('querencia.example/pet-detail/100001')
  })

  it('has the code of the page’s address', async () => {
    const modules = codeOf(await poster())
    const expected = encode(URL_OF_PAGE, { ecc: 'M', border: 0 }).data
    expect(expected.map((row, y) => row.map((_, x) => modules[y]?.[x] === true))).toEqual(expected)
    expect(modules).toHaveLength(expected.length)
  })

  it('says what is known, agreeing with the pet, and nothing that nobody knows', () => {
    expect(posterWords(samplePet()).facts).toEqual([
      'Vacunas al día',
      'Esterilizada',
      'Se lleva bien con niños',
      'Hogareña',
    ])
    const him = posterWords(
      samplePet({
        gender: 'macho',
        health: 'no vacunado',
        castrated: false,
        houseTrained: null,
        goodWith: { children: null, dogs: false, cats: null },
        status: 'adoptado',
      }),
    )
    expect(him).toMatchObject({ facts: [], state: 'Adoptado', scan: 'Escanea para conocerlo' })
  })

  it.each([
    ['Łukasz', 'Lukasz'],
    ['Æon Łukasz Şeker', 'Æon Lukasz Seker'],
    ['Ω', 'O'],
    ['Ǧ 🐶 Wolfgangštern Ñ', 'G Wolfgangstern Ñ'],
    ['Đorđe Œuf ẞ ı', 'Dorde Oeuf Ss i'],
    ['Жучка', 'Zhuchka'],
    ['Αθηνά', 'Athina'],
    ['ルナ', 'runa'],
    ['לונה', 'lvnh'],
    ['Lu\u0301 x\u030c №2', 'Lú x No2'],
    ['Luna 👩‍👩‍👧 1️⃣', 'Luna 1'],
  ])('has every letter of the name %s, or a likeness', async (name, drawn) => {
    const { texts } = await poster({ name })
    expect(texts).toContain(drawn)
    expect(texts.join('')).not.toContain('?')
  })

  it('is never without a name', async () => {
    for (const name of ['🐶', '\u3164', '']) {
      const { texts } = await poster({ name })
      expect(texts.filter((text) => text === 'En adopción')).toHaveLength(2)
      expect(texts).not.toContain('')
    }
  })
})

it('the poster of another animal agrees with its noun, whatever its sex', () => {
  const kindOf = (breed: string, gender: PetDto['gender']) =>
    posterWords(samplePet({ type: 'otro', breed, gender, age: 'adulto', size: 'pequeño' })).kind
  expect(kindOf('Conejo', 'hembra').replaceAll('\u00a0', ' ')).toBe('Conejo · Adulto · Pequeño')
  expect(kindOf('Tortuga', 'macho').replaceAll('\u00a0', ' ')).toBe('Tortuga · Adulta · Pequeña')
})
