'use client'

import type { Route } from 'next'
import type { ReactNode } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { Button, LinkButton } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { confirmEnrolmentAction } from '@/lib/people/second-factor/actions'
import { appCodeSchema } from '@/lib/people/second-factor/schema'
import { AppCodeField, CodeMessage } from './code-form'

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
        <CodeMessage form={form} callbackUrl={next} />
        <AppCodeField {...form.field('code')} />
        <SubmitButton pending={form.pending}>Activar</SubmitButton>
      </form>
    </>
  )
}

/** They take the place of a form further down the page. */
const focusAtOnce = (heading: HTMLElement | null) => heading?.focus()

/** Shown once: rows hold their hashes. */
function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: Route }) {
  return (
    <section aria-labelledby="codigos" className="grid gap-5">
      <div>
        <h2 id="codigos" ref={focusAtOnce} tabIndex={-1} className="scroll-mt-24 text-panel outline-none">
          Guarda tus códigos de recuperación
        </h2>
        <p className="mt-1 text-ink-2">
          Tu segundo factor está activo. Si pierdes tu dispositivo, cada uno de estos códigos te deja ingresar
          una vez. No los volveremos a mostrar.
        </p>
      </div>
      <ul
        translate="no"
        className="grid gap-x-6 gap-y-2 rounded-card bg-mist p-5 font-mono text-small sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <CopyButton text={codes.join('\n')} label="Copiar códigos" done="Códigos copiados" />
        <Button variant="ghost" size="sm" onClick={() => window.print()} className="noscript:hidden">
          Imprimir
        </Button>
      </div>
      <LinkButton href={next}>Ya los guardé: continuar</LinkButton>
    </section>
  )
}
