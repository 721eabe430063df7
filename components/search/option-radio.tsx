import { coatGradient } from '@/components/ui/photo/swatch'
import type { FilterOption } from '@/lib/search/options'
import { formatCount } from '@/lib/text/numbers'
import styles from './option-radio.module.css'

export function OptionRadio({
  name,
  option: { value, label, detail, swatches, count, chosen },
  variant,
  hidden,
}: {
  name: string
  option: FilterOption
  variant: 'pill' | 'row'
  hidden?: boolean
}) {
  return (
    <label className={styles[variant]} hidden={hidden}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen}
        disabled={count === 0 && !chosen}
      />
      {swatches && <i aria-hidden style={{ background: coatGradient(swatches) }} />}
      <span>{label}</span>
      {count !== null && <b>{formatCount(count)}</b>}
      {detail && <small>{detail}</small>}
    </label>
  )
}
