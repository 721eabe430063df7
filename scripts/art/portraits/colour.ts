/** Colour arithmetic in OKLCH, where equal steps look equal. Source: https://bottosson.github.io/posts/oklab/ */

type Triple = readonly [number, number, number]

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

function hexToLch(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16)
  const r = toLinear(((value >> 16) & 255) / 255)
  const g = toLinear(((value >> 8) & 255) / 255)
  const b = toLinear((value & 255) / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [lightness, Math.hypot(greenRed, blueYellow), degrees(Math.atan2(blueYellow, greenRed))]
}

function lchToLinearRgb(lightness: number, chroma: number, hue: number): Triple {
  const greenRed = chroma * Math.cos(radians(hue))
  const blueYellow = chroma * Math.sin(radians(hue))
  const l = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3
  const m = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3
  const s = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Reduces chroma until the colour fits sRGB. */
function lchToHex(lightness: number, wantedChroma: number, hue: number): string {
  let chroma = wantedChroma
  let rgb = lchToLinearRgb(lightness, chroma, hue)
  for (let tries = 0; tries < 20 && rgb.some((channel) => channel < -0.001 || channel > 1.001); tries++) {
    chroma *= 0.93
    rgb = lchToLinearRgb(lightness, chroma, hue)
  }
  const digits = rgb.map((channel) =>
    Math.round(clamp(toGamma(clamp(channel, 0, 1)), 0, 1) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

/** Shifts lightness (0–1), chroma (0–0.4) and hue (degrees) of a `#rrggbb` colour. */
export function tone(hex: string, lightnessBy: number, chromaBy = 0, hueBy = 0): string {
  const [lightness, chroma, hue] = hexToLch(hex)
  return lchToHex(clamp(lightness + lightnessBy, 0.08, 0.985), Math.max(0, chroma + chromaBy), hue + hueBy)
}

export function blend(from: string, to: string, share: number): string {
  const flat = (hex: string): Triple => {
    const [lightness, chroma, hue] = hexToLch(hex)
    return [lightness, chroma * Math.cos(radians(hue)), chroma * Math.sin(radians(hue))]
  }
  const [lightness, greenRed, blueYellow] = flat(from)
  const [toLightness, toGreenRed, toBlueYellow] = flat(to)
  const a = greenRed + (toGreenRed - greenRed) * share
  const b = blueYellow + (toBlueYellow - blueYellow) * share
  return lchToHex(lightness + (toLightness - lightness) * share, Math.hypot(a, b), degrees(Math.atan2(b, a)))
}

export function lightness(hex: string): number {
  return hexToLch(hex)[0]
}

/** Details on dark fur are drawn lighter than the fur. */
export function isDark(hex: string): boolean {
  return lightness(hex) < 0.42
}

export interface Tones {
  base: string
  shade: string
  deep: string
  light: string
  line: string
}

/** Shadows are warmer, highlights on dark fur stronger. */
export function tonesOf(base: string): Tones {
  if (isDark(base)) {
    return {
      base,
      shade: tone(base, -0.055, 0.004),
      deep: tone(base, -0.1),
      light: tone(base, 0.085, 0.002),
      line: tone(base, 0.16),
    }
  }
  return {
    base,
    shade: tone(base, -0.07, 0.008, -5),
    deep: tone(base, -0.16, 0.012, -9),
    light: tone(base, 0.05, -0.005, 4),
    line: tone(base, -0.3, 0, -14),
  }
}
