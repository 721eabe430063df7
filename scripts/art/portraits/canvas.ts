export const WIDTH = 1200
export const HEIGHT = 900

export function svgDocument(definitions: string, content: string): string {
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions}</defs>${content}</svg>`
}

/** Prefix that keeps the SVG ids of two drawings apart. */
export function idFor(seed: string): string {
  let sum = 7
  for (const character of seed) sum = (sum * 31 + character.charCodeAt(0)) | 0
  return Math.abs(sum).toString(36)
}
