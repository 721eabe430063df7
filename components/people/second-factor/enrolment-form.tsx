'use client'

import type { Route } from 'next'
import type { ReactNode } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { LinkButton } from '@/components/ui/button'
import { confirmEnrolmentAction } from '@/lib/people/second-factor/actions'
import { appCodeSchema } from '@/lib/people/second-factor/schema'
import { AppCodeField } from './app-code-field'
import { LogInAgain } from './log-in-again'
import { RecoveryCodes } from './recovery-codes'

/**
 * Confirms an app by its first code, then shows the recovery codes: the page is rendered again meanwhile, and must keep
 * this component in its place. @param children how to set up the app; null once one is active
 */
export function EnrolmentForm({ next, children }: { next: Route; children: ReactNode }) {
  const form = useActionForm(appCodeSchema, confirmEnrolmentAction)
  const { shownOnce } = form.answer
  if (shownOnce) return <RecoveryCodes codes={shownOnce} next={next} />
  if (!children) {
    return (
      <div className="grid justify-items-start gap-5">
        <p className="text-ink-2">Tu segundo factor ya está activo.</p>
        <LinkButton href={next}>Continuar</LinkButton>
      </div>
    )
  }
  return (
    <>
      {children}
      <form {...form.formProps} className="grid gap-5">
        <FormMessage form={form} incomplete="Revisa el código">
          <LogInAgain code={form.answer.code} callbackUrl={next} />
        </FormMessage>
        <AppCodeField {...form.field('code')} />
        <SubmitButton pending={form.pending}>Activar</SubmitButton>
      </form>
    </>
  )
}
