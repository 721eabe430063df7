import type { FilterOption } from '@/lib/search/options'
import looks from './choice.module.css'

/**
 * One value of a category: a radio button of the platform in the product's clothes. What leads nowhere is
 * disabled and stays in its place.
 */
export function Choice({
  name,
  option: { value, label, detail, swatches, count, chosen },
  look,
  hidden,
}: {
  name: string
  option: FilterOption
  look: 'pill' | 'row'
  hidden?: boolean
}) {
  return (
    <label className={looks[look]} hidden={hidden}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen}
        disabled={count === 0 && !chosen}
      />
      {swatches && <i aria-hidden style={{ background: paint(swatches) }} />}
      <span>{label}</span>
      {count !== null && <b>{count}</b>}
      {detail && <small>{detail}</small>}
    </label>
  )
}

/** One to three colours of a coat, side by side. */
function paint(colors: readonly string[]): string | undefined {
  if (colors.length < 2) return colors[0]
  const share = 100 / colors.length
  const stops = colors.map(
    (color, at) => `${color} ${Math.round(at * share)}% ${Math.round((at + 1) * share)}%`,
  )
  return `linear-gradient(135deg, ${stops.join(', ')})`
}
