export function coatGradient(colors: readonly string[]): string | undefined {
  if (colors.length < 2) return colors[0]
  const share = 100 / colors.length
  const stops = colors.map(
    (color, at) => `${color} ${Math.round(at * share)}% ${Math.round((at + 1) * share)}%`,
  )
  return `linear-gradient(135deg, ${stops.join(', ')})`
}

export function Swatch({ colors }: { colors: readonly string[] }) {
  return (
    <span
      aria-hidden
      className="size-5.5 shrink-0 rounded-full shadow-[inset_0_0_0_1.5px_rgb(23_38_31/0.16)]"
      style={{ background: coatGradient(colors) }}
    />
  )
}
