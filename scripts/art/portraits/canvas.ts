/** Size of every portrait, in the units all drawings use. */
export const WIDTH = 1200
export const HEIGHT = 900

/** A whole SVG document of 1200×900, transparent where nothing is drawn. */
export function svgDocument(definitions: string, content: string): string {
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions}</defs>${content}</svg>`
}

/** A short number from a seed, so that the ids of two drawings on one page differ. */
export function idFor(seed: string): string {
  let sum = 7
  for (const character of seed) sum = (sum * 31 + character.charCodeAt(0)) | 0
  return Math.abs(sum).toString(36)
}
