import { readFile } from 'node:fs/promises'
import PDFDocument from 'pdfkit'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'
import { readSources } from '@/tests/support/sources'

/** As wide as Arial, letter by letter, and part of PDF. */
const ARIAL = { '400 599': 'Helvetica', '600 900': 'Helvetica-Bold' } as const

const TEXTS = [
  'Querencia es el lugar al que un animal vuelve porque allí se siente a salvo.',
  'También puedes donar para apoyar a una Fundación',
  'Prueba sin un filtro, o mira las mascotas de otras ciudades.',
  'No encontramos mascotas con esos filtros',
]

const css = await readFile('app/fonts/stand-ins.css', 'utf8')
const faces = css
  .split('@font-face')
  .slice(1)
  .map((text) => {
    const value = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(text)?.[1] ?? ''
    const [font = '', installed = ''] = value('font-family').split('-')
    return {
      font,
      installed,
      weight: value('font-weight'),
      size: Number.parseFloat(value('size-adjust')) / 100,
    }
  })

const LETTERS = TEXTS.join('')
const widthOf = (font: Buffer | string, text: string) =>
  new PDFDocument().font(font).fontSize(1000).widthOfString(text)

async function drawn(font: string, weight: number): Promise<Buffer> {
  const variationAxes = font === 'figtree' ? { wght: weight } : undefined
  return subsetFont(await readFile(`app/fonts/${font}.woff2`), LETTERS, {
    targetFormat: 'truetype',
    variationAxes,
  })
}

describe('until a font of ours arrives, that of the device', () => {
  it.each(faces.filter(({ installed }) => installed === 'arial'))(
    'is as wide: $font for $weight, in Arial',
    async ({ font, weight, size }) => {
      const ours = await drawn(font, weight === '400 599' ? 400 : 650)
      for (const text of TEXTS) {
        const ratio = (widthOf(ARIAL[weight as keyof typeof ARIAL], text) * size) / widthOf(ours, text)
        expect(Math.abs(ratio - 1), text).toBeLessThan(0.025)
      }
    },
  )

  it.each(['figtree 400 599', 'figtree 600 900', 'bricolage 600 900'])(
    'is there on phones too, which have Roboto and no Arial: %s',
    (wanted) => {
      const [arial, roboto] = ['arial', 'roboto'].map((device) =>
        faces.filter(({ font, installed, weight }) => installed === device && `${font} ${weight}` === wanted),
      )
      expect([arial?.length, roboto?.length]).toEqual([1, 1])
    },
  )

  it('comes right after it in the theme', async () => {
    const theme = await readFile('tailwind.config.ts', 'utf8')
    for (const font of ['figtree', 'bricolage'])
      expect(theme.replace(/\s+/g, ' ')).toContain(`'var(--font-${font})', '${font}-arial', '${font}-roboto'`)
  })

  it('gives no box its width: its digits, which `ch` counts in, are an eighth narrower', () => {
    const measured = readSources(['app', 'components']).filter(({ text }) => /\d(?:ch|ex)\b/.test(text))
    expect(measured.map(({ file }) => file)).toEqual([])
  })
})
