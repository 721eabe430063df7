export function coatGradient(colors: readonly string[]): string | undefined {
  if (colors.length < 2) return colors[0]
  const share = 100 / colors.length
  const stops = colors.map(
    (color, at) => `${color} ${Math.round(at * share)}% ${Math.round((at + 1) * share)}%`,
  )
  return `linear-gradient(135deg, ${stops.join(', ')})`
}
