import { House, PawPrint } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldError } from '@/components/ui/field'
import type { Role } from '@/lib/vocabulary'

const CHOICES = [
  {
    value: 'user' satisfies Role,
    Icon: PawPrint,
    title: 'Persona',
    text: 'Para adoptar o dar en adopción una mascota.',
  },
  {
    value: 'fundation' satisfies Role,
    Icon: House,
    title: 'Fundación',
    text: 'Para refugios y fundaciones que rescatan.',
  },
]

/** What kind of account: two cards that are radio buttons. */
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
      <div className="grid grid-cols-2 gap-3">
        {CHOICES.map(({ value, Icon, title, text }) => (
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
            <Icon aria-hidden size={26} strokeWidth={1.8} className="mb-1 text-monte" />
            <span className="font-semibold">{title}</span>
            <span className="text-fine text-ink-2">{text}</span>
          </label>
        ))}
      </div>
      <FieldError id="campo-role-error" error={error} />
    </fieldset>
  )
}
