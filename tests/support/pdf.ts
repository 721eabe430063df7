/** Text of an uncompressed PDF page, with positions. */
export interface ReadPdf {
  /** Everything written, piece by piece, in the order of drawing. */
  texts: string[]
  /** The names of the fonts that travel inside the file. */
  fonts: string[]
  /** Every filled rectangle: left, top (from the page's top), width, height. */
  rects: [x: number, y: number, width: number, height: number][]
  /** The size of the only page. */
  page: number[]
}

/** Reads as much of a PDF as the project's own library writes; another's would need a parser. */
export function readPdf(bytes: Buffer): ReadPdf {
  const text = bytes.toString('latin1')
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => [id, body]),
  )
  const all = [...objects.values()]
  const reference = (body: string | undefined, key: string) =>
    new RegExp(`/${key} (\\d+) 0 R`).exec(body ?? '')?.[1] ?? ''
  const drawing = all.find((body) => / Tf\n/.test(body)) ?? ''
  const resources = all.find((body) => /\/Font <</.test(body)) ?? ''
  const letters = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      lettersOf(objects.get(reference(objects.get(id), 'ToUnicode')) ?? ''),
    ]),
  )
  let font: string[] = []
  const texts: string[] = []
  for (const [, name, shown] of drawing.matchAll(/\/(F\d+) [\d.]+ Tf|\[(<.*)\] TJ/g)) {
    if (name) font = letters.get(name) ?? []
    else
      texts.push(
        [...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => spell(hex, font)).join(''),
      )
  }
  return {
    texts,
    fonts: all
      .filter((body) => /\/FontFile2 \d+ 0 R/.test(body))
      .map((body) => /\/FontName \/[A-Z]+\+(\S+)/.exec(body)?.[1] ?? ''),
    rects: [...drawing.matchAll(/^([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re$/gm)].map(
      ([, ...numbers]) => numbers.map(Number) as ReadPdf['rects'][number],
    ),
    page: (/\/MediaBox \[([^\]]+)\]/.exec(text)?.[1] ?? '').split(' ').map(Number),
  }
}

/** Letters by glyph of a font. */
function lettersOf(map: string): string[] {
  const letters: string[] = []
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/g))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      letters[Number.parseInt(from, 16) + at] = spellUtf16(hex)
  return letters
}

const pairs = (hex: string) => (hex.match(/[0-9a-f]{4}/g) ?? []).map((four) => Number.parseInt(four, 16))
const spellUtf16 = (hex: string) => String.fromCharCode(...pairs(hex.replaceAll(' ', '')))
const spell = (hex: string, letters: string[]) =>
  pairs(hex)
    .map((glyph) => letters[glyph] ?? '?')
    .join('')
