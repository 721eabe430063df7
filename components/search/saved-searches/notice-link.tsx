'use client'

import type { ComponentProps } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { resumeNoticesAction, stopNoticesAction } from '@/lib/search/saved-searches/actions'
import { noticeLinkSchema } from '@/lib/search/saved-searches/schema'
import { HOME } from '@/lib/text/routes'

const ART = { src: '/art/cut-mayor.webp', width: 538, height: 660 }

/**
 * What the link of a notice shows. Opening it changes nothing, whatever runs the page's scripts: a person stops them.
 * @param wasResumed the notices were just started again
 */
export function NoticeLink({
  token,
  search,
  paused,
  wasResumed,
}: {
  token: string
  search: string
  paused: boolean
  wasResumed: boolean
}) {
  const stop = useActionForm(noticeLinkSchema, stopNoticesAction)
  if (paused || stop.answer.status === 'done') return <Stopped token={token} search={search} />
  return (
    <EmptyPanel
      level="h1"
      tone="maiz"
      art={ART}
      title={
        wasResumed
          ? 'Listo, te avisamos otra vez'
          : stop.pending
            ? 'Cancelando…'
            : '¿Ya no quieres estos avisos?'
      }
      text={
        <p role="status" className="wrap-anywhere">
          {wasResumed
            ? `Los avisos de “${search}” están activos.`
            : `No te escribiremos más por “${search}”, y puedes volver a activarlos cuando quieras.`}
        </p>
      }
      action={
        <LinkForm form={stop} token={token} variant={wasResumed ? 'ghost' : 'solid'}>
          Cancelar los avisos
        </LinkForm>
      }
    />
  )
}

function Stopped({ token, search }: { token: string; search: string }) {
  const resume = useActionForm(noticeLinkSchema, resumeNoticesAction)
  return (
    <EmptyPanel
      level="h1"
      tone="maiz"
      art={ART}
      title="Listo, no te escribimos más por esta búsqueda"
      text={
        <p role="status" className="wrap-anywhere">
          “{search}” quedó en pausa. Si fue sin querer, un toque y vuelve.
        </p>
      }
      action={
        <LinkForm form={resume} token={token}>
          Volver a activar los avisos
        </LinkForm>
      }
    />
  )
}

function LinkForm({
  form,
  token,
  variant,
  children,
}: {
  form: ReturnType<typeof useActionForm<typeof noticeLinkSchema>>
  token: string
} & Pick<ComponentProps<typeof SubmitButton>, 'variant' | 'children'>) {
  return (
    <>
      <form {...form.formProps} className="grid gap-3">
        <FormMessage form={form} />
        <input type="hidden" name="token" value={token} />
        <SubmitButton pending={form.pending} size="md" variant={variant}>
          {children}
        </SubmitButton>
      </form>
      <LinkButton href={HOME} variant="ghost" className="bg-white">
        Ir al inicio
      </LinkButton>
    </>
  )
}
