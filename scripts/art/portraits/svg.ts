/** Rounded to a tenth of a unit. */
export function rounded(value: number): string {
  return (Math.round(value * 10) / 10).toString()
}

/** Template tag for path data and transforms that rounds every number. */
export function pen(strings: TemplateStringsArray, ...values: readonly number[]): string {
  return String.raw({ raw: strings }, ...values.map(rounded))
}

const withAttributes = (attributes: string) => (attributes === '' ? '' : ` ${attributes}`)

export function shape(data: string, fill: string, attributes = ''): string {
  return `<path d="${data}" fill="${fill}"${withAttributes(attributes)}/>`
}

export function line(data: string, colour: string, width: number, attributes = ''): string {
  const style = `stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
  return `<path d="${data}" fill="none" ${style}${withAttributes(attributes)}/>`
}

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
  corner?: number
}

export function rectangle({ x, y, width, height, corner }: Box, fill: string, attributes = ''): string {
  const corners = corner === undefined ? '' : ` rx="${corner}"`
  const place = pen`x="${x}" y="${y}" width="${width}" height="${height}"`
  return `<rect ${place}${corners} fill="${fill}"${withAttributes(attributes)}/>`
}

export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`
}

export function clipPath(id: string, data: string): string {
  return `<clipPath id="${id}"><path d="${data}"/></clipPath>`
}

export function clippedBy(id: string, content: string): string {
  return group(content, `clip-path="url(#${id})"`)
}
