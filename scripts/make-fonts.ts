/** Latin-1 and the weights in use, and what stands in their place until they arrive; the results are committed. */
import { readFile, writeFile } from 'node:fs/promises'
import PDFDocument from 'pdfkit'
import subsetFont from 'subset-font'

/** Weights and heights as the theme uses them; `faces` are those whose width a stand-in takes. */
const FONTS = [
  // Headings use 720 and 760 (see the theme): one static weight in between is half the size of a range.
  {
    family: 'bricolage-grotesque',
    file: 'bricolage',
    weight: 740,
    ascent: 0.93,
    descent: 0.27,
    faces: { bold: 740 },
  },
  {
    family: 'figtree',
    file: 'figtree',
    weight: { min: 400, max: 720 },
    ascent: 0.95,
    descent: 0.25,
    faces: { regular: 400, bold: 650 },
  },
]

const WEIGHTS = { regular: '400 599', bold: '600 900' }

/** As the site writes: letters and spaces in the proportion of its pages. */
const SAMPLE =
  'Encuentra Mascotas para Adoptar. Todavía no hay perros adultos en Quito que coincidan con lo que buscas. Avísame cuando llegue una: seis preguntas, menos de un minuto. Revisa las solicitudes que te enviaron y responde a quien quiere adoptar.'

/**
 * Fonts that devices have, by each name that browsers find them by, and the width of the sample in them, in ems. Measured in
 * Liberation Sans 2, which is as wide as Arial, and in Roboto 3 as npm's @fontsource/roboto has it.
 */
const INSTALLED = {
  arial: {
    regular: { names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'], width: 110.5 },
    bold: {
      names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
      width: 118.64,
    },
  },
  roboto: {
    regular: { names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], width: 109.54 },
    // Newer phones have one variable file under the regular's name.
    bold: { names: ['Roboto Bold', 'Roboto-Bold', 'Roboto', 'Roboto-Regular'], width: 110.83 },
  },
}

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const LETTERS = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}–—‘’“”…•€→←−×·`

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

async function widthAt(font: Buffer, weight: number): Promise<number> {
  const face = await subsetFont(font, LETTERS, { targetFormat: 'truetype', variationAxes: { wght: weight } })
  return new PDFDocument().font(face).fontSize(1).widthOfString(SAMPLE)
}

const standIns: string[] = []
for (const { family, file, weight, ascent, descent, faces } of FONTS) {
  const source = await readFile(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  )
  const font = await subsetFont(source, LETTERS, { targetFormat: 'woff2', variationAxes: { wght: weight } })
  await writeFile(`app/fonts/${file}.woff2`, font)
  console.log(`${file} ${(font.length / 1000).toFixed(1)} KB`)
  for (const [installed, widths] of Object.entries(INSTALLED)) {
    for (const face of ['regular', 'bold'] as const) {
      const drawn = faces[face]
      if (drawn === undefined) continue
      const size = (await widthAt(source, drawn)) / widths[face].width
      standIns.push(`@font-face {
  font-family: ${file}-${installed};
  font-weight: ${WEIGHTS[face]};
  src: ${widths[face].names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;
}
`)
    }
  }
}
await writeFile(
  'app/fonts/stand-ins.css',
  `/* By scripts/make-fonts.ts: fonts of the device, as wide and as high as those that replace them. */\n${standIns.join('\n')}`,
)
