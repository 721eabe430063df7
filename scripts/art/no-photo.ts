import { pawMark } from './portraits/scenes/motifs'
import { ellipse } from './portraits/svg'

/** Placeholder for a missing photo, 1200×900: a paw, so that nobody takes a drawing for the animal. */
export function noPhoto(): string {
  const size = 'width="1200" height="900" viewBox="0 0 1200 900"'
  const ground = '<rect width="1200" height="900" fill="#E9EFE9"/>'
  const disc = ellipse(600, 450, 250, 250, '#F4F8F4')
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>Sin foto</title>${ground}${disc}${pawMark(600, 462, 5.6, '#C3D3C9', -8)}</svg>\n`
}
