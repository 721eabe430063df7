'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { DeletionWord } from '@/components/people/accounts/deletion-word'
import { Losses } from '@/components/people/accounts/losses'
import { buttonClass } from '@/components/ui/button'
import { TextLink } from '@/components/ui/links/text-link'
import { deleteSuspendedAction } from '@/lib/privacy/actions'
import { deleteSuspendedSchema } from '@/lib/privacy/schema'
import { DATA_EXPORT_LEAD } from '@/lib/text/copy/data-export'
import { KEPT_AFTER_DELETION, QUESTIONS_KEPT } from '@/lib/text/copy/kept-cases'
import { RIGHTS_TITLE } from '@/lib/text/copy/rights-title'
import { MY_DATA_FILE, RIGHTS, suspendedDataFilePath } from '@/lib/text/routes'

interface Props {
  token: string
  /** Perhaps both; a blocked one is deleted by staff alone. */
  account: { name: string; suspended: boolean; blocked: boolean }
  /** What is under way and ends with the account. */
  losses: readonly string[]
  /** Of donations that have still to be sent to the foundation. */
  dueSums: readonly string[]
}

/** What a suspended or blocked person may do without signing in: take their data along; a suspended one deletes the account. */
export function SuspendedData({ token, account: { name, suspended, blocked }, losses, dueSums }: Props) {
  return (
    <div className="grid gap-8">
      <div>
        <h1 className="text-title">Tus datos, {name}</h1>
        <p className="mt-2 text-ink-2">
          {suspended
            ? 'Tu cuenta está suspendida y no puedes ingresar, pero tus datos son tuyos. Si crees que la suspensión es un error, responde al correo en el que te avisamos.'
            : 'Tu cuenta está bloqueada por un tiempo y no puedes ingresar, pero tus datos son tuyos. Para pedir que el bloqueo termine, responde al correo en el que te avisamos.'}
        </p>
      </div>
      <section aria-labelledby="copia">
        <h2 id="copia" className="mb-2 text-panel">
          Una copia de mis datos
        </h2>
        <p className="mb-4">{DATA_EXPORT_LEAD}</p>
        <a
          href={suspendedDataFilePath(token, MY_DATA_FILE)}
          download
          className={buttonClass({ variant: 'ghost', size: 'big' })}
        >
          Descargar mis datos
        </a>
      </section>
      {blocked ? (
        <p className="text-ink-2">
          Para pedir algo más, como eliminar la cuenta, ve a <TextLink href={RIGHTS}>{RIGHTS_TITLE}</TextLink>
          .
        </p>
      ) : (
        <Deletion token={token} losses={losses} dueSums={dueSums} />
      )}
    </div>
  )
}

function Deletion({ token, losses, dueSums }: Omit<Props, 'account'>) {
  const form = useActionForm(deleteSuspendedSchema, deleteSuspendedAction)
  return (
    <section aria-labelledby="eliminar">
      <h2 id="eliminar" className="mb-2 text-panel">
        Eliminar mi cuenta
      </h2>
      <p className="mb-4">
        No se puede deshacer: se elimina lo que publicaste y escribiste. {KEPT_AFTER_DELETION}{' '}
        {QUESTIONS_KEPT}
      </p>
      {dueSums.length > 0 && (
        <p className="mb-4 rounded-card bg-maiz px-4.5 py-3.5">
          Todavía falta transferirte <b className="font-semibold">{dueSums.join(' y ')}</b>: espera a que el
          equipo decida. Con la cuenta se van los datos con que te encontramos: si la eliminas, responde al
          correo que te avisa para decirnos adónde enviarlo si corresponde.
        </p>
      )}
      <form {...form.formProps} className="grid gap-5">
        <FormMessage form={form} />
        <Losses sentences={losses} />
        <input type="hidden" name="token" value={token} />
        <DeletionWord field={form.field('confirmation')} />
        <SubmitButton pending={form.pending} variant="danger">
          Eliminar mi cuenta
        </SubmitButton>
      </form>
    </section>
  )
}
