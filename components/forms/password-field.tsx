'use client'

import { type ComponentProps, useState } from 'react'
import { controlClass, controlProps, FieldFrame, type FieldTexts } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { PASSWORD_RULES } from '@/lib/people/accounts/schema'

export function PasswordField({
  label,
  name,
  id,
  hint,
  error,
  ...rest
}: FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'type'>) {
  const [shown, setShown] = useState(false)
  const texts = { label, name, id, hint, error }
  return (
    <FieldFrame texts={texts}>
      <div className="relative">
        <input
          {...controlProps(texts)}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={controlClass(error, 'pr-13 noscript:pr-3.5')}
          {...rest}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          className="absolute inset-y-0 right-0.5 grid w-11 place-items-center rounded-control text-ink-2 hover:text-ink noscript:hidden"
        >
          <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
        </button>
      </div>
    </FieldFrame>
  )
}

export function PasswordRules({ typed = '' }: { typed?: string }) {
  const held = PASSWORD_RULES.filter(({ holds }) => holds(typed))
  return (
    <>
      <ul className="flex flex-wrap gap-x-3.5 gap-y-0.5 pt-0.5">
        {PASSWORD_RULES.map((rule) => {
          const holds = held.includes(rule)
          return (
            <li
              key={rule.key}
              className={`flex items-center gap-1.5 ${holds ? 'font-medium text-monte' : 'text-ink-3'}`}
            >
              <Icon name={holds ? 'check' : 'circle'} size={14} strokeWidth={holds ? 2.8 : 1.9} />
              {rule.label}
            </li>
          )
        })}
      </ul>
      <p role="status" className="sr-only">
        {typed && `Cumple ${held.length} de ${PASSWORD_RULES.length} requisitos`}
      </p>
    </>
  )
}
