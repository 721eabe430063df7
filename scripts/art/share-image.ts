import { randomFrom } from '@/db/seed/random'
import { BRAND, mark, wordmark } from './brand'
import { blob } from './portraits/brush'
import { group, pen, shape } from './portraits/svg'
import { cutOuts } from './tiles'

/** A cut-out by its name, as a picture of 1200×900. */
function cutOut(name: string): string {
  const found = cutOuts().find((artwork) => artwork.name === name)
  if (!found) throw new Error(`No cut-out ${name}`)
  return found.svg
}

function placed(name: string, x: number, y: number, scale: number): string {
  return group(cutOut(name), `${pen`transform="translate(${x} ${y})`} scale(${scale})"`)
}

/** Open Graph image, 1200×630. */
export function shareImage(): string {
  const light = blob(
    { x: 640, y: 640, radiusX: 720, radiusY: 330, corners: 10, roughness: 0.06 },
    randomFrom('share'),
  )
  const logo =
    group(mark(BRAND.mango, BRAND.foot), 'transform="translate(318 62) scale(2.9)"') +
    group(wordmark(BRAND.cream), 'transform="translate(458 162) scale(.92)"')
  const animals =
    placed('cut-perro', 162, 158, 0.53) +
    placed('cut-q1', 424, 150, 0.54) +
    placed('cut-q2', -90, 164, 0.52) +
    placed('cut-conejo', 660, 166, 0.52)
  const size = 'width="1200" height="630" viewBox="0 0 1200 630"'
  const ground = `<rect width="1200" height="630" fill="${BRAND.monteDark}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${shape(light, BRAND.monte)}${animals}${logo}</svg>`
}
