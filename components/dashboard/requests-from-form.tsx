'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { Icon } from '@/components/ui/icon/icon'
import { changeRequestsFromAction } from '@/lib/adoption/requests/actions'
import { requestsFromSchema } from '@/lib/adoption/requests/schema'
import { REQUESTS_FROM_LABELS } from '@/lib/text/copy/labels'
import { REQUESTS_FROM, type RequestsFrom } from '@/lib/text/vocabulary'

/** From where an owner takes requests, for all their pets. */
export function RequestsFromForm({ saved }: { saved: RequestsFrom }) {
  const form = useActionForm(requestsFromSchema, changeRequestsFromAction)
  const { error: _, defaultValue, ...field } = form.field('requestsFrom')
  return (
    <section aria-labelledby="quien-pide" className="mt-10 border-t border-line pt-7">
      <h2 id="quien-pide" className="text-card">
        Quién puede pedirte tus mascotas
      </h2>
      <p className="mt-1.5 max-w-[38em] text-ink-2">
        Cuenta desde el lugar de cada mascota, y lo decimos en su página. Las solicitudes que ya tienes no
        cambian.
      </p>
      <form {...form.formProps} className="mt-4 grid grid-cols-1 justify-items-start gap-3">
        <FormMessage form={form} />
        <div className="grid w-full grid-cols-1 gap-2.5 sm:flex sm:items-end">
          <label className="relative max-w-full">
            <span className="mb-1.5 block text-small font-semibold">Aceptas solicitudes</span>
            <select
              {...field}
              defaultValue={defaultValue ?? saved}
              className="h-12 w-full appearance-none rounded-full border-[1.5px] border-field bg-white pr-9 pl-4 font-semibold hover:bg-mist"
            >
              {REQUESTS_FROM.map((value) => (
                <option key={value} value={value}>
                  {REQUESTS_FROM_LABELS[value]}
                </option>
              ))}
            </select>
            <Icon
              name="chevron-down"
              size={18}
              className="pointer-events-none absolute right-3.5 bottom-3.5 text-ink-2"
            />
          </label>
          <SubmitButton pending={form.pending} variant="ghost" size="md">
            Guardar
          </SubmitButton>
        </div>
      </form>
    </section>
  )
}
