/** Encodings with a byte for each character, as older programs write Spanish. */

export const ONE_BYTE = ['windows-1252', 'cp850', 'macintosh'] as const
export type OneByte = (typeof ONE_BYTE)[number]

export const bytesFrom = (first: number, length: number) => Uint8Array.from({ length }, (_, at) => first + at)

/** Bytes 128 to 159. Of our own: Node.js 20 decodes them as control characters. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'
const BYTES_1252 = new Map([...WINDOWS_1252].map((char, at) => [char.charCodeAt(0), 0x80 + at]))

export const windows1252Byte = (code: number): number | undefined =>
  BYTES_1252.get(code) ?? (code < 0x100 ? code : undefined)

/** Bytes 128 to 255 of DOS in Western Europe and Latin America, which browsers and Node.js do not decode. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

export function decodeOneByte(bytes: Uint8Array, encoding: OneByte): string {
  if (encoding === 'macintosh') return new TextDecoder(encoding).decode(bytes)
  const table = encoding === 'cp850' ? CP850 : WINDOWS_1252
  const latin = new TextDecoder('latin1').decode(bytes)
  return latin.replace(/\P{ASCII}/gu, (char) => {
    const byte = windows1252Byte(char.charCodeAt(0)) ?? 0
    return table[byte - 0x80] ?? char
  })
}
