import { drawHouses } from './houses'
import { drawLandscapes } from './landscapes'

/**
 * The landscapes and houses of foundations without a picture, each 1600×600 and to be used by its name: one file for all
 * faces. Never an animal, so that no drawing passes for a real one.
 */
export function drawFoundationAvatars(): string {
  const parts = [...drawLandscapes(), ...drawHouses()]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 600">\n<defs>\n${parts.join('\n')}\n</defs>\n</svg>\n`
}
