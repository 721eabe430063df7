import { group, rectangle } from '@/scripts/art/portraits/svg'

/** Parts take their colours from the palettes of `components/foundation-avatar/foundation-avatar.module.css`. */
const colour = (name: string) => `var(--${name})`
export const SKY = colour('sky')
export const SUN = colour('sun')
export const FAR = colour('far')
export const MID = colour('mid')
export const NEAR = colour('near')
export const LEAF = colour('leaf')
export const WALL = colour('wall')
export const SHADE = colour('shade')
export const ROOF = colour('roof')
export const EAVES = colour('eaves')
export const WOOD = colour('wood')

export const rect = (x: number, y: number, width: number, height: number, fill: string, corner?: number) =>
  rectangle({ x, y, width, height, corner }, fill)
export const translucent = (opacity: number) => `opacity="${opacity}"`
export const placed = (x: number, y: number, scale: number, content: string) =>
  group(content, `transform="translate(${x} ${y}) scale(${scale})"`)
