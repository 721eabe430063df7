/** Latin-1 and the weights in use; the results are committed. */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const FONTS = [
  // Headings use 720 and 760 (see the theme): one static weight in between is half the size of a range.
  { family: 'bricolage-grotesque', file: 'bricolage', weight: 740 },
  { family: 'figtree', file: 'figtree', weight: { min: 400, max: 720 } },
]

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const LETTERS = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}–—‘’“”…•€→←−×·`

for (const { family, file, weight } of FONTS) {
  const source = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`
  const font = await subsetFont(await readFile(source), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  })
  await writeFile(`app/fonts/${file}.woff2`, font)
  console.log(`${file} ${(font.length / 1000).toFixed(1)} KB`)
}
