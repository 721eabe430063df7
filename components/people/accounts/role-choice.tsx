import type { ComponentProps } from 'react'
import { FieldError } from '@/components/ui/field'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import type { Role } from '@/lib/text/vocabulary'

const CHOICES: { value: Role; icon: IconName; title: string; text: string }[] = [
  {
    value: 'user',
    icon: 'paw-print',
    title: 'Persona',
    text: 'Para adoptar o dar en adopción una mascota.',
  },
  {
    value: 'fundation',
    icon: 'house',
    title: 'Fundación',
    text: 'Para refugios y fundaciones que rescatan.',
  },
]

export function RoleChoice({
  error,
  defaultValue,
  ...radio
}: { name: string; error?: string; defaultValue?: string } & Pick<
  ComponentProps<'input'>,
  'ref' | 'onChange' | 'onBlur'
>) {
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error && 'campo-role-error'}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 text-small font-semibold">¿Qué cuenta quieres crear?</legend>
      <div className="grid grid-cols-2 gap-3 cramped:grid-cols-1">
        {CHOICES.map(({ value, icon, title, text }) => (
          <label
            key={value}
            className={`relative grid content-start gap-1 rounded-card border-[1.5px] p-4 transition-colors hover:bg-mist has-checked:border-monte has-checked:bg-monte-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-monte ${error ? 'border-guayaba' : 'border-field'}`}
          >
            <input
              type="radio"
              value={value}
              defaultChecked={defaultValue === value}
              className="peer absolute top-4 right-4 size-5 accent-monte outline-none"
              {...radio}
            />
            <Icon name={icon} size={26} strokeWidth={1.8} className="mb-1 text-monte" />
            <span className="font-semibold">{title}</span>
            <span className="text-fine text-ink-2">{text}</span>
          </label>
        ))}
      </div>
      <FieldError id="campo-role-error" error={error} />
    </fieldset>
  )
}
