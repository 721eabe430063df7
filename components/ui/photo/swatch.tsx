import { coatGradient } from './coat-gradient'

export function Swatch({ colors }: { colors: readonly string[] }) {
  return (
    <span
      aria-hidden
      className="size-5.5 shrink-0 rounded-full shadow-[inset_0_0_0_1.5px_rgb(23_38_31/0.16)]"
      style={{ background: coatGradient(colors) }}
    />
  )
}
