/** One to three colours of a coat, side by side in a disc. */
export function Swatch({ colors }: { colors: readonly string[] }) {
  const share = 100 / colors.length
  const stops = colors.map(
    (color, at) => `${color} ${Math.round(at * share)}% ${Math.round((at + 1) * share)}%`,
  )
  return (
    <span
      aria-hidden
      className="size-5.5 shrink-0 rounded-full shadow-[inset_0_0_0_1.5px_rgb(23_38_31/0.16)]"
      style={{ background: `linear-gradient(135deg, ${stops.join(', ')})` }}
    />
  )
}
