import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { FieldError } from '@/components/ui/field'
import { Icon, type IconName } from '@/components/ui/icon/icon'

export interface Choice {
  value: string
  label: string
  detail?: string
  icon?: IconName
}

const OPTION =
  'relative flex min-h-12 cursor-pointer items-center border-[1.5px] bg-white text-small font-semibold transition-colors hover:bg-mist has-checked:border-monte has-checked:bg-monte-tint has-checked:text-monte-dark has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-monte'

const STACKED = 'grid min-w-0 gap-1.5'

const LOOKS = {
  pill: { set: STACKED, group: 'flex flex-wrap gap-2', option: 'rounded-full px-4.5' },
  row: {
    set: 'grid min-w-0 grid-cols-[minmax(0,1fr)_auto] cramped:grid-cols-1 items-center gap-x-3 gap-y-1.5 py-2.5',
    group: 'flex gap-1.5 cramped:flex-wrap',
    option: 'min-w-13 justify-center rounded-full px-3.5',
  },
  tile: {
    set: STACKED,
    group: 'grid grid-cols-2 gap-2 cramped:grid-cols-1 sm:grid-cols-4',
    option: 'flex-col items-start justify-center rounded-2xl px-4 py-2.5 leading-tight',
  },
  list: { set: STACKED, group: 'grid gap-2', option: 'gap-3 rounded-control px-3.5 py-2' },
  card: {
    set: STACKED,
    group: 'grid grid-cols-3 gap-2.5 cramped:grid-cols-1',
    option:
      'flex-col justify-center gap-1.5 rounded-card px-2 max-[22rem]:px-1 py-4 text-center leading-tight cramped:flex-row cramped:py-2.5',
  },
}

export function ChoiceGroup({
  legend,
  name,
  error,
  choices,
  defaultValue,
  several,
  look = 'pill',
  icon,
  ...radio
}: {
  legend: string
  icon?: IconName
  name: string
  error?: string
  choices: readonly Choice[]
  defaultValue?: string
  /** The check boxes that are chosen at first. */
  several?: readonly string[]
  look?: keyof typeof LOOKS
} & Pick<ComponentProps<'input'>, 'ref' | 'onChange' | 'onBlur'>) {
  const id = `campo-${name.replace('[]', '')}`
  const { set, group, option } = LOOKS[look]
  return (
    <fieldset
      aria-labelledby={`${id}-pregunta`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      className={set}
    >
      {/* No `legend`: it is no grid item in WebKit, floated or not. */}
      <p id={`${id}-pregunta`} className="text-small font-semibold">
        {icon && <Icon name={icon} size={20} className="mr-2.5 inline text-monte" />}
        {legend}
      </p>
      <div className={group}>
        {choices.map(({ value, label, detail, icon: picture }) => (
          <label
            key={value}
            className={classNames(OPTION, option, error ? 'border-guayaba' : 'border-field')}
          >
            <input
              type={several ? 'checkbox' : 'radio'}
              value={value}
              name={name}
              defaultChecked={several ? several.includes(value) : defaultValue === value}
              className="peer overlay-input cursor-pointer"
              {...radio}
            />
            {picture && <Icon name={picture} size={28} strokeWidth={1.7} className="text-monte" />}
            <span>{label}</span>
            {detail && <span className="text-tiny font-normal text-ink-2">{detail}</span>}
            {look === 'list' && <Mark round={!several} />}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

/** Without it, answers as wide as the page look like text fields. */
const Mark = ({ round }: { round: boolean }) => (
  <span
    aria-hidden
    className={classNames(
      'ml-auto size-5.5 shrink-0 border-[1.5px] border-field peer-checked:border-7 peer-checked:border-monte',
      round ? 'rounded-full' : 'rounded-md',
    )}
  />
)
