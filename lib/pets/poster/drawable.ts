import anyAscii from 'any-ascii'

const KNOWN = /[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€]/
/** Pictures have no likeness in letters. */
const PICTURES = /\p{Extended_Pictographic}|\p{Regional_Indicator}/gu

/** A text in the letters that the fonts have; others become a likeness: 'Łukasz' → 'Lukasz', 'Жучка' → 'Zhuchka'. */
export function drawable(text: string): string {
  const signs = [...text.normalize('NFC').replace(PICTURES, ' ')]
  return signs
    .map((sign) => (KNOWN.test(sign) ? sign : anyAscii(sign)))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}
