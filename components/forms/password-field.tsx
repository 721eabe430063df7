'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { controlClass } from '@/components/ui/control-class'
import { controlProps, FieldFrame, type FieldTexts } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { isGoodPassword, PASSWORD_RULES, PASSWORD_RULES_ATTRIBUTE } from '@/lib/people/accounts/schema'

/** @param what is shown and hidden: the button's name, by which one of several fields is told from the others */
export function PasswordField({
  what = 'contraseña',
  label,
  name,
  id,
  hint,
  error,
  ...rest
}: { what?: string } & FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'type'>) {
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
          {...(rest.autoComplete === 'new-password' && { passwordrules: PASSWORD_RULES_ATTRIBUTE })}
          {...rest}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-label={`${shown ? 'Ocultar' : 'Mostrar'} ${what}`}
          className="absolute inset-y-0 right-0.5 grid w-11 place-items-center rounded-control text-ink-2 hover:text-ink noscript:hidden"
        >
          <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
        </button>
      </div>
    </FieldFrame>
  )
}

const COMMON = 'Muy fácil de adivinar'

/** @param owner whose name and e-mail are no password: without them a rule would be told only after the form was sent */
export function PasswordRules({ typed = '', owner }: { typed?: string; owner: PasswordOwnerHints }) {
  const common = useCommonPassword(typed, owner)
  const rules = [
    ...PASSWORD_RULES.map(({ key, label, holds }) => ({ key, label, held: holds(typed) })),
    { key: 'uncommon', label: common ? COMMON : 'Difícil de adivinar', held: common === false },
  ]
  const held = rules.filter((rule) => rule.held)
  return (
    <>
      <ul className="flex flex-wrap gap-x-3.5 gap-y-0.5 pt-0.5">
        {rules.map(({ key, label, held }) => (
          <li key={key} className={`flex items-center gap-1.5 ${lookOf(held, label === COMMON)}`}>
            <Icon name={held ? 'check' : 'circle'} size={14} strokeWidth={held ? 2.8 : 1.9} />
            {label}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {typed && `Cumple ${held.length} de ${rules.length} requisitos${common ? `. ${COMMON}` : ''}`}
      </p>
    </>
  )
}

const lookOf = (held: boolean, broken: boolean) =>
  broken ? 'font-medium text-guayaba' : held ? 'font-medium text-monte' : 'text-ink-3'

type PasswordOwnerHints = Partial<Record<'email' | 'name' | 'lastName', string>>

const PAUSE_MS = 350

/**
 * Whether a password that meets all other rules is easy to guess, asked of the server once its typing pauses. Null while
 * nobody knows: the server decides when the form is sent.
 */
function useCommonPassword(typed: string, owner: PasswordOwnerHints): boolean | null {
  const [known, setKnown] = useState<{ question: string; common: boolean } | null>(null)
  const question = isGoodPassword(typed) ? JSON.stringify({ password: typed, owner }) : null
  useEffect(() => {
    if (question === null) return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      ask(question, leaving.signal).then(
        (common) => setKnown({ question, common }),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [question])
  return known !== null && known.question === question ? known.common : null
}

async function ask(question: string, signal: AbortSignal): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch('/api/passwords', { method: 'POST', headers, body: question, signal })
  if (!answer.ok) throw new Error(`Status ${answer.status}`)
  return (await answer.json()).common === true
}

/** Lets password managers find the account of a form that asks for a password alone. */
export function UsernameField({ email }: { email: string }) {
  return <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
}
