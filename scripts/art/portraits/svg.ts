/** Writes a number with at most one decimal: a tenth of a unit cannot be seen. */
export function rounded(value: number): string {
  return (Math.round(value * 10) / 10).toString()
}

/** SVG path data (or any attribute made of numbers) with every value rounded to a tenth. */
export function pen(strings: TemplateStringsArray, ...values: readonly number[]): string {
  return String.raw({ raw: strings }, ...values.map(rounded))
}

const withAttributes = (attributes: string) => (attributes === '' ? '' : ` ${attributes}`)

/** A filled path. */
export function shape(data: string, fill: string, attributes = ''): string {
  return `<path d="${data}" fill="${fill}"${withAttributes(attributes)}/>`
}

/** A line with round ends and joints. */
export function line(data: string, colour: string, width: number, attributes = ''): string {
  const style = `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
  return `<path d="${data}" fill="none" ${style}${withAttributes(attributes)}/>`
}

/** A filled ellipse given by its centre and half axes. */
export function ellipse(
  centreX: number,
  centreY: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  attributes = '',
): string {
  const place = pen`cx="${centreX}" cy="${centreY}" rx="${radiusX}" ry="${radiusY}"`
  return `<ellipse ${place} fill="${fill}"${withAttributes(attributes)}/>`
}

interface Box {
  x: number
  y: number
  width: number
  height: number
  /** Corner radius. */
  corner?: number
}

/** A filled rectangle. */
export function rectangle({ x, y, width, height, corner }: Box, fill: string, attributes = ''): string {
  const corners = corner === undefined ? '' : ` rx="${corner}"`
  const place = pen`x="${x}" y="${y}" width="${width}" height="${height}"`
  return `<rect ${place}${corners} fill="${fill}"${withAttributes(attributes)}/>`
}

/** Elements that share attributes: a transform, a clip, an opacity. */
export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`
}

/** A definition to be placed in `<defs>`; `clippedBy` uses it. */
export function clipPath(id: string, data: string): string {
  return `<clipPath id="${id}"><path d="${data}"/></clipPath>`
}

/** Shows of the content only what lies inside the clip path with this id. */
export function clippedBy(id: string, content: string): string {
  return group(content, `clip-path="url(#${id})"`)
}
