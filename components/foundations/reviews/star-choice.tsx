import type { ComponentProps } from 'react'
import { FieldError } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { POINTS, pointsText } from '@/lib/moderation/reviews/copy'
import styles from './star-choice.module.css'

/** Native radio buttons, filled by CSS alone. */
export function StarChoice({
  legend,
  name,
  error,
  defaultValue,
  ...radio
}: {
  legend: string
  name: string
  error?: string
  defaultValue?: string
} & Pick<ComponentProps<'input'>, 'ref' | 'onChange' | 'onBlur'>) {
  const errorId = `campo-${name}-error`
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
      className={`grid min-w-0 gap-2 ${styles.group}`}
    >
      <legend className="mb-2 font-display text-[1.25rem] leading-tight font-bold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className={`-ml-2 flex cramped:flex-wrap ${styles.stars}`}>
          {POINTS.map((points) => (
            <label key={points} className={styles.star}>
              <input
                type="radio"
                value={points}
                name={name}
                aria-label={pointsText(points)}
                defaultChecked={defaultValue === String(points)}
                className="overlay-input cursor-pointer"
                {...radio}
              />
              <Icon name="star" size={40} strokeWidth={1.5} />
            </label>
          ))}
        </div>
        <p aria-hidden className={`min-h-6 font-semibold ${styles.words}`}>
          {POINTS.map((points) => (
            <span key={points}>{pointsText(points)}</span>
          ))}
        </p>
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
