'use client'

import { useState } from 'react'
import { buttonClass, LinkButton } from '@/components/ui/button'
import { Dismiss } from '@/components/ui/dialog/dialog'
import { followInPlace, PageDialog } from '@/components/ui/dialog/page-dialog'
import { SIGN_IN_TO_DONATE } from '@/lib/money/donations/policy'
import type { FormState } from '@/lib/platform/forms/form-state'
import { EMAIL_CONFIRM, loginPath, registerPath } from '@/lib/text/routes'

/** Other answers are messages of the form. */
export const isExplained = ({ code }: FormState): boolean =>
  code === 'unauthenticated' || code === 'email_not_confirmed'

/**
 * Who may not donate yet, and what to do: a dialog, without JavaScript a panel.
 * @param gift '$50.000 COP para Canela'
 * @param backTo the amount page with the input
 */
export function DonateOutcome({
  answer,
  gift,
  backTo,
  onClose,
}: {
  answer: FormState
  gift: string
  backTo: string
  onClose: () => void
}) {
  const [served] = useState(answer)
  if (!isExplained(answer)) return null
  const isVisitor = answer.code === 'unauthenticated'
  const title = isVisitor ? SIGN_IN_TO_DONATE : 'Falta confirmar tu correo'
  const text = isVisitor ? (
    <>
      Guardamos tus <b className="font-semibold text-ink">{gift}</b>: al entrar sigues justo aquí.
    </>
  ) : (
    answer.message
  )
  const actions = isVisitor ? (
    <>
      {/* Plain links: Back loads this page again. */}
      <a href={registerPath(backTo)} onClick={followInPlace} className={buttonClass({ size: 'big' })}>
        Registro
      </a>
      <a
        href={loginPath(backTo)}
        onClick={followInPlace}
        className={buttonClass({ variant: 'ghost', size: 'big' })}
      >
        Iniciar Sesión
      </a>
    </>
  ) : (
    <LinkButton href={EMAIL_CONFIRM} replace size="big">
      Reenviar correo de confirmación
    </LinkButton>
  )
  return (
    <>
      {answer === served && (
        <section className="mb-8 hidden gap-3 rounded-section bg-lila p-6 noscript:grid md:p-8">
          <h2 className="text-panel">{title}</h2>
          <p className="text-ink-2">{text}</p>
          <div className="mt-2 grid gap-2.5 md:grid-cols-2">{actions}</div>
        </section>
      )}
      <PageDialog title={title} onClose={onClose}>
        <p className="text-ink-2">{text}</p>
        <div className="mt-4 grid gap-2.5">{actions}</div>
        <Dismiss>Ahora no</Dismiss>
      </PageDialog>
    </>
  )
}
