'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { PasswordAgain } from '@/components/moderation/staff/password-again'
import { SelectField, TextAreaField } from '@/components/ui/field'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { hiddenText, shownAgainText } from '@/lib/moderation/staff/accounts/copy'
import type { StaffAccountDto } from '@/lib/moderation/staff/accounts/dto'
import {
  resetSecondFactorAction,
  restoreAccountAction,
  suspendAccountAction,
} from '@/lib/moderation/staff/actions'
import {
  accountDecisionSchema,
  resetSecondFactorSchema,
  suspendAccountSchema,
} from '@/lib/moderation/staff/schema'
import { isSuspensionMotive, SUSPENSION_MOTIVES, SUSPENSION_WORDS } from '@/lib/text/copy/suspension'

/** Suspends an account: what it does, and the mail as it arrives, stand beside the button. */
export function SuspendForm({ account, asksPassword }: { account: StaffAccountDto; asksPassword: boolean }) {
  const form = useActionForm(
    suspendAccountSchema,
    suspendAccountAction,
    {},
    { keptAs: `suspender-${account.id}` },
  )
  const what = account.foundationStatus ? 'la fundación' : 'la cuenta'
  const [motive, text] = [String(form.watch('motive') ?? ''), String(form.watch('reason') ?? '')]
  return (
    <form {...form.formProps} className="grid gap-5 rounded-card border border-guayaba/40 p-5">
      <div>
        <h2 className="text-panel">Suspender {what}</h2>
        <p className="text-small text-ink-2">Se puede deshacer, menos lo que termina con ella.</p>
      </div>
      <Consequences of={consequencesOf(account)} />
      <FormMessage form={form} />
      <input type="hidden" name="accountId" value={account.id} />
      <SelectField label="Motivo" {...form.field('motive')}>
        <option value="">Elige un motivo</option>
        {Object.entries(SUSPENSION_MOTIVES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Qué le decimos"
        hint="Va en el correo, tal cual."
        rows={5}
        {...form.field('reason')}
      />
      <section aria-label="Así llega el correo" className="grid gap-2 rounded-2xl bg-mist p-4 text-small">
        <p className="text-fine font-semibold text-ink-2">Así llega el correo</p>
        <p>{SUSPENSION_WORDS.before}</p>
        <p className="whitespace-pre-line wrap-anywhere">
          {isSuspensionMotive(motive) ? SUSPENSION_MOTIVES[motive] : <i>[el motivo]</i>}.{' '}
          {text || <i>[lo que le decimos]</i>}
        </p>
        <p>{SUSPENSION_WORDS.after}</p>
      </section>
      <PasswordAgain id="clave-suspender" asked={asksPassword} field={form.field('password')} />
      <SubmitButton pending={form.pending} variant="danger">
        Suspender {what}
      </SubmitButton>
    </form>
  )
}

function consequencesOf(account: StaffAccountDto): Consequence[] {
  const { foundationStatus, blockedAt, requests } = account
  return [
    { icon: 'eye-off', text: hiddenText(account) },
    { icon: 'log-out', text: 'Se cierran sus sesiones y no puede volver a ingresar.' },
    {
      icon: 'gift',
      text:
        foundationStatus === 'aprobada'
          ? 'No puede recibir donaciones, y terminan los aportes mensuales que recibe.'
          : 'Sus aportes mensuales terminan.',
    },
    ...(requests.received > 0
      ? [
          {
            icon: 'hourglass' as const,
            text: `Las solicitudes que recibió (${requests.received}) quedan en pausa${blockedAt ? '' : ' y avisamos a quienes las enviaron'}.`,
          },
        ]
      : []),
    ...(requests.sent > 0
      ? [
          {
            icon: 'undo-2' as const,
            text: `Las solicitudes que envió (${requests.sent}) se retiran, y eso no se deshace.`,
          },
        ]
      : []),
  ]
}

/** Undoes a suspension. */
export function RestoreForm({ account, asksPassword }: { account: StaffAccountDto; asksPassword: boolean }) {
  const form = useActionForm(
    accountDecisionSchema,
    restoreAccountAction,
    {},
    { keptAs: `restaurar-${account.id}` },
  )
  const { foundationStatus, blockedAt, requests } = account
  const what = foundationStatus ? 'la fundación' : 'la cuenta'
  return (
    <form {...form.formProps} className="grid gap-5 rounded-card border border-monte/40 p-5">
      <div>
        <h2 className="text-panel">Restaurar {what}</h2>
        <p className="text-small text-ink-2">
          Todo vuelve como estaba, menos las fotos bloqueadas, lo que el equipo retiró o sigue revisando, y lo
          que terminó al suspenderla: las solicitudes que envió, sus aportes mensuales y sus finales felices.
        </p>
      </div>
      <Consequences
        of={
          blockedAt
            ? [{ icon: 'eye-off', text: shownAgainText(account) }]
            : [
                { icon: 'eye', text: shownAgainText(account) },
                { icon: 'key-round', text: 'Puede ingresar otra vez.' },
                {
                  icon: 'mail',
                  text: `Avisamos a quienes tienen una solicitud en pausa (${requests.received}).`,
                },
              ]
        }
      />
      <FormMessage form={form} />
      <input type="hidden" name="accountId" value={account.id} />
      <TextAreaField
        label="Motivo"
        hint="Va en el correo, tal cual."
        placeholder="Qué aclaró, qué papeles envió…"
        rows={4}
        {...form.field('reason')}
      />
      <PasswordAgain id="clave-restaurar" asked={asksPassword} field={form.field('password')} />
      <SubmitButton pending={form.pending}>Restaurar {what}</SubmitButton>
    </form>
  )
}

/** For a member of staff with a lost or a new device. */
export function SecondFactorResetForm({
  accountId,
  asksPassword,
}: {
  accountId: number
  asksPassword: boolean
}) {
  const form = useActionForm(resetSecondFactorSchema, resetSecondFactorAction)
  return (
    <form {...form.formProps} className="grid gap-5 rounded-card border border-line p-5">
      <div>
        <h2 className="text-panel">Restablecer el segundo factor</h2>
        <p className="text-small text-ink-2">
          Si perdió su dispositivo o tiene uno nuevo. Su aplicación y sus códigos de recuperación dejan de
          servir y sus sesiones se cierran; al ingresar configura otra aplicación. Le avisamos por correo.
        </p>
      </div>
      <FormMessage form={form} />
      <input type="hidden" name="accountId" value={accountId} />
      <PasswordAgain id="clave-segundo-factor" asked={asksPassword} field={form.field('password')} />
      <SubmitButton pending={form.pending}>Restablecer</SubmitButton>
    </form>
  )
}

interface Consequence {
  icon: IconName
  text: string
}

/** What a decision does, beside its button. */
const Consequences = ({ of }: { of: readonly Consequence[] }) => (
  <ul className="grid gap-2.5 text-small">
    {of.map(({ icon, text }) => (
      <li key={text} className="flex gap-2.5">
        <Icon name={icon} size={18} className="mt-0.5 shrink-0 text-ink-2" />
        {text}
      </li>
    ))}
  </ul>
)
