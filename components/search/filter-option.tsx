import { coatGradient } from '@/components/ui/coat-gradient'
import type { FilterOption } from '@/lib/search/options'
import looks from './filter-option.module.css'

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
      {swatches && <i aria-hidden style={{ background: coatGradient(swatches) }} />}
      <span>{label}</span>
      {count !== null && <b>{count}</b>}
      {detail && <small>{detail}</small>}
    </label>
  )
}
