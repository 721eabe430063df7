import { tone } from './portraits/colour'
import { pawMark } from './portraits/scenes/motifs'
import { ellipse, group, line, pen, rectangle, shape } from './portraits/svg'

/** Places a drawing made around the origin. */
export function at(x: number, y: number, scale: number, drawing: string, turn = 0): string {
  return group(drawing, `${pen`transform="translate(${x} ${y}) rotate(${turn})`} scale(${scale})"`)
}

const shadow = (half: number) => ellipse(0, 4, half, half * 0.12, '#2A1D16', 'opacity=".18"')

/** A bowl of food, its foot on the origin. */
export function bowl(colour: string): string {
  const food = [-92, -58, -22, 16, 54, 88].map((x, index) =>
    ellipse(x, -124 - (index % 2) * 14, 26, 20, index % 2 ? '#A8683A' : '#8F5630'),
  )
  return (
    shadow(170) +
    ellipse(0, -112, 132, 34, '#7A4828') +
    food.join('') +
    shape('M-150 -112H150L118 -8Q114 4 100 4H-100Q-114 4 -118 -8Z', colour) +
    shape(
      'M-158 -126Q-158 -134 -150 -134H150Q158 -134 158 -126V-108Q158 -100 150 -100H-150Q-158 -100 -158 -108Z',
      tone(colour, 0.06),
    ) +
    shape('M60 -100H150L118 -8Q114 4 100 4H40Z', tone(colour, -0.06), 'opacity=".7"') +
    pawMark(0, -48, 1.5, tone(colour, 0.22, -0.04))
  )
}

/** A soft round bed for an animal that lies on it, its middle on the origin. */
export function bed(colour: string): string {
  return (
    ellipse(0, 46, 470, 64, '#2A1D16', 'opacity=".16"') +
    ellipse(0, 0, 460, 92, tone(colour, -0.07)) +
    ellipse(0, -18, 440, 78, colour) +
    ellipse(0, -24, 352, 52, tone(colour, 0.07))
  )
}

/** A page of a wall calendar with the days of the vaccines ticked. */
export function calendar(colour: string): string {
  const days: string[] = []
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 4; column++) {
      const [x, y] = [-102 + column * 68, -30 + row * 62]
      const ticked = (row * 4 + column) % 5 === 1
      days.push(
        rectangle(
          { x: x - 24, y: y - 22, width: 48, height: 44, corner: 10 },
          ticked ? '#2F8F6B' : '#EFE6D6',
        ),
      )
      if (ticked) days.push(line(pen`M${x - 11} ${y}l8 9l15 -17`, '#FFFFFF', 7))
    }
  }
  return (
    rectangle({ x: -158, y: -152, width: 324, height: 330, corner: 26 }, '#2A1D16', 'opacity=".1"') +
    rectangle({ x: -160, y: -160, width: 320, height: 326, corner: 26 }, '#FFFBF3') +
    shape('M-160 -82V-134Q-160 -160 -134 -160H134Q160 -160 160 -134V-82Z', colour) +
    line('M-84 -184V-138M84 -184V-138', '#4A3A32', 13) +
    days.join('')
  )
}

/** A heart, its middle on the origin. */
export function heart(colour: string): string {
  const outline =
    'M0 96C-70 46 -116 10 -116 -38-116 -84 -82 -108 -50 -108-26 -108 -8 -94 0 -74 8 -94 26 -108 50 -108 82 -108 116 -84 116 -38 116 10 70 46 0 96Z'
  return (
    shape(outline, colour) +
    ellipse(-58, -58, 26, 18, '#FFF', 'opacity=".35" transform="rotate(-38 -58 -58)"')
  )
}

/** Chocolate and grapes: what no dog or cat may eat. */
export function harmfulFood(): string {
  const squares = [0, 1, 2, 3].map((index) => {
    const [x, y] = [-84 + (index % 2) * 70, -150 + Math.floor(index / 2) * 62]
    return (
      rectangle({ x, y, width: 60, height: 52, corner: 8 }, '#7A4A33') +
      rectangle({ x: x + 7, y: y + 6, width: 46, height: 12, corner: 6 }, '#94604A')
    )
  })
  const chocolate =
    rectangle({ x: -98, y: -164, width: 160, height: 160, corner: 14 }, '#5E3626') + squares.join('')
  const wrapper = shape(
    'M-110 -40L-74 -54 -40 -38 -6 -54 28 -38 74 -54V16Q74 26 64 26H-100Q-110 26 -110 16Z',
    '#D9694F',
  )
  const grapes = [
    [0, 0],
    [38, -4],
    [76, 0],
    [18, -34],
    [58, -36],
    [38, -66],
  ].map(
    ([x = 0, y = 0]) =>
      ellipse(150 + x, y, 25, 25, '#7C5AA0') + ellipse(142 + x, y - 8, 7, 6, '#C9B5DF', 'opacity=".8"'),
  )
  const stem = line('M188 -84Q190 -110 208 -122', '#6F8F5B', 8)
  return shadow(250) + chocolate + wrapper + stem + grapes.join('')
}

/** A magnifying glass that shows a tick, the middle of its lens on the origin. */
export function magnifier(): string {
  const legs = [-26, 0, 26].map((y) => `M-20 ${y}L-52 ${y * 1.5 - 4}M20 ${y}L52 ${y * 1.5 - 4}`).join('')
  return (
    line('M92 92L196 196', '#7A4B32', 44) +
    ellipse(0, 0, 132, 132, '#4C6FA5') +
    ellipse(0, 0, 108, 108, '#EAF4F6') +
    line(legs, '#4A302A', 8) +
    ellipse(0, 8, 34, 46, '#7A4034') +
    ellipse(0, -38, 19, 17, '#4A302A') +
    line('M0 -22V50', '#5E2F27', 5) +
    shape(
      'M-84 -50A98 98 0 0 1 -20 -96',
      'none',
      'stroke="#FFFFFF" stroke-width="13" stroke-linecap="round" opacity=".9"',
    )
  )
}

/** A ball, resting on the origin. */
export function ball(colour: string): string {
  return (
    shadow(76) +
    ellipse(0, -66, 70, 70, colour) +
    line('M-62 -92Q-10 -76 8 -6M-20 -132Q36 -104 66 -50', '#FFF6E6', 9, 'opacity=".9"')
  )
}

/** A scratching post with a platform, its foot on the origin. */
export function scratchingPost(): string {
  const rope = Array.from({ length: 12 }, (_, index) =>
    line(pen`M-34 ${-52 - index * 30}Q0 ${-40 - index * 30} 34 ${-52 - index * 30}`, '#B98E5C', 7),
  )
  return (
    shadow(170) +
    rectangle({ x: -36, y: -420, width: 72, height: 410, corner: 10 }, '#D9B483') +
    rope.join('') +
    rectangle({ x: -150, y: -40, width: 300, height: 42, corner: 18 }, '#7C9C78') +
    rectangle({ x: -124, y: -452, width: 248, height: 44, corner: 20 }, '#7C9C78') +
    line('M104 -410V-330', '#B48F63', 5) +
    ellipse(104, -312, 24, 24, '#D9825B')
  )
}

/** A toothbrush with paste on it, lying from the origin to the right. */
export function toothbrush(colour: string): string {
  return (
    rectangle({ x: 0, y: -20, width: 420, height: 40, corner: 20 }, colour) +
    rectangle({ x: 190, y: -10, width: 200, height: 12, corner: 6 }, tone(colour, 0.12), 'opacity=".8"') +
    [0, 1, 2, 3, 4, 5]
      .map((index) => rectangle({ x: 16 + index * 22, y: -70, width: 17, height: 54, corner: 6 }, '#FFFBF3'))
      .join('') +
    shape('M10 -66Q14 -104 46 -96Q60 -122 92 -100Q128 -112 150 -66Z', '#7FC6B4')
  )
}

/** A map pin with a paw, its tip on the origin. */
export function mapPin(colour: string): string {
  return (
    ellipse(0, 2, 60, 12, '#2A1D16', 'opacity=".2"') +
    shape('M0 0C-40 -76 -120 -130 -120 -214A120 120 0 0 1 120 -214C120 -130 40 -76 0 0Z', colour) +
    ellipse(0, -214, 78, 78, '#FFFBF3') +
    pawMark(0, -210, 2, tone(colour, -0.12))
  )
}

/** A chequered blanket over the lower part of a picture, `width` wide, from the origin down. */
export function blanket(width: number, colour: string): string {
  const band = tone(colour, -0.07)
  const stripes = Array.from({ length: Math.floor(width / 120) }, (_, index) =>
    rectangle({ x: 40 + index * 120, y: 6, width: 34, height: 330 }, band, 'opacity=".7"'),
  )
  const across = [60, 170].map((y) => rectangle({ x: 0, y, width, height: 30 }, band, 'opacity=".6"'))
  const outline = pen`M0 30Q0 0 30 0H${width - 30}Q${width} 0 ${width} 30V340H0Z`
  return shape(outline, colour) + stripes.join('') + across.join('')
}
