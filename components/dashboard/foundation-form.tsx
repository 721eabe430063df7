'use client'

import { useState } from 'react'
import { EditedRecord } from '@/components/forms/edited-record'
import { FormMessage } from '@/components/forms/form-message'
import { FreshForm } from '@/components/forms/fresh-form'
import { LengthHint } from '@/components/forms/length-hint'
import { SubmitButton } from '@/components/forms/submit-button'
import { isUnsentForm, markDirty } from '@/components/forms/unsent-input'
import { useActionForm } from '@/components/forms/use-action-form'
import { classNames } from '@/components/ui/class-names'
import { TextAreaField, TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { updateFoundationAction } from '@/lib/foundations/actions'
import type { OwnFoundationDto } from '@/lib/foundations/dto'
import { NETWORKS, networkLabel } from '@/lib/foundations/links'
import { foundationRecord, initialFields } from '@/lib/foundations/profile-record'
import { dayFields, foundationProfileSchema, MAX_STORY, OTHER_WORKDAYS } from '@/lib/foundations/schema'
import { recordVersion } from '@/lib/platform/forms/record'
import { DASHBOARD_PROFILE } from '@/lib/text/routes'
import { HoursFields } from './hours-fields'
import { ProfileSection } from './section'

/** 'Mi Fundación': one section per thing that people see on a foundation's page. */
export const FoundationForm = (props: { foundation: OwnFoundationDto }) => (
  <FreshForm version={recordVersion(foundationRecord(props.foundation))}>
    <Fields {...props} />
  </FreshForm>
)

function Fields({ foundation }: { foundation: OwnFoundationDto }) {
  const { name, proposedName, city, phone } = foundation
  const [changed, setChanged] = useState(false)
  const initial = initialFields(foundation)
  const form = useActionForm(foundationProfileSchema, updateFoundationAction, initial, {
    onMoved: () => setChanged(isUnsentForm(form.formProps.ref.current)),
  })
  const { field } = form
  const copyMonday = () => {
    const monday = dayFields(0)
    for (const day of OTHER_WORKDAYS)
      for (const part of ['choice', 'from', 'to'] as const)
        form.fill(dayFields(day)[part], String(form.watch(monday[part]) ?? initial[monday[part]] ?? ''))
    setChanged(true)
    markDirty(form.formProps.ref.current)
  }
  const story = String(form.watch('mission') ?? field('mission').defaultValue ?? '').trim()
  return (
    <form
      {...form.formProps}
      onInput={(event) => {
        form.formProps.onInput(event)
        setChanged(true)
      }}
    >
      <FormMessage form={form} />
      <EditedRecord form={form} record={foundationRecord(foundation)} />
      <ProfileSection
        id="nombre"
        title="Nombre e historia"
        lead="Quiénes son y cómo empezaron. Los teléfonos van en los campos de contacto."
      >
        <TextField label="Nombre de la fundación" autoComplete="organization" {...field('name')} />
        {proposedName !== null && (
          <p className="flex gap-3 rounded-2xl bg-maiz px-4.5 py-3 text-small">
            <Icon name="hourglass" size={20} className="mt-px shrink-0" />
            <span className="wrap-anywhere">
              El nombre nuevo <b className="font-semibold">espera la revisión del equipo</b>. Mientras tanto
              se ve «{name}».
            </span>
          </p>
        )}
        <TextAreaField
          label="Historia"
          rows={6}
          {...field('mission')}
          className="field-sizing-content min-h-36"
          hint={
            <LengthHint text={story} most={MAX_STORY} hint="Cuéntalo como se lo contarías a un vecino." />
          }
        />
      </ProfileSection>
      <ProfileSection
        id="direccion"
        title="Dirección"
        lead={
          <p>
            Es pública: así llega quien quiere adoptar. La ciudad{city && ` (${city})`} y el teléfono
            {phone && ` (${phone})`} se cambian en <TextLink href={DASHBOARD_PROFILE}>Sobre Mí</TextLink>.
          </p>
        }
      >
        <TextField label="Dirección (opcional)" autoComplete="street-address" {...field('address')} />
        <div className="grid gap-5 sm:grid-cols-[3fr_2fr]">
          <TextField
            label="Región, departamento o provincia (opcional)"
            autoComplete="address-level1"
            {...field('state')}
          />
          <TextField label="Código postal (opcional)" autoComplete="postal-code" {...field('postcode')} />
        </div>
      </ProfileSection>
      <ProfileSection id="horario" title="Horario" lead="Los días sin indicar no se muestran.">
        <HoursFields field={field} onCopy={copyMonday} />
      </ProfileSection>
      <ProfileSection
        id="enlaces"
        title="Enlaces"
        lead="Tu sitio y tus redes. Comprobamos que la dirección sea https."
      >
        <TextField
          label="Sitio web (opcional)"
          inputMode="url"
          autoComplete="url"
          placeholder="https://…"
          {...field('website')}
        />
        {NETWORKS.map((network) => (
          <TextField
            key={network}
            label={`${networkLabel(network)} (opcional)`}
            placeholder="@tu_usuario"
            autoCapitalize="none"
            {...field(network)}
          />
        ))}
      </ProfileSection>
      <ProfileSection
        id="politica"
        title="Política de adopción"
        lead="Una línea por paso. En tu página salen numeradas."
      >
        <TextAreaField
          label="Pasos (opcional)"
          rows={5}
          {...field('adoptionPolicy')}
          className="field-sizing-content min-h-32"
        />
        <TextField
          label="Enlace a la política completa (opcional)"
          inputMode="url"
          placeholder="https://…"
          {...field('adoptionUrl')}
        />
      </ProfileSection>
      <div
        data-foot-bar={changed ? 'always' : undefined}
        className={classNames(
          'bottom-0 z-10 -mx-5 flex flex-wrap items-center justify-end gap-x-5 gap-y-2 border-t border-line bg-white px-5 pt-3 pb-[calc(0.875rem+env(safe-area-inset-bottom))] low:static lg:mx-0 lg:px-0',
          // Covers nothing until there is something to save.
          changed && 'sticky',
        )}
      >
        {changed && <p className="text-small text-ink-2">Tienes cambios sin guardar.</p>}
        <SubmitButton pending={form.pending} className="sm:w-auto sm:min-w-50">
          Guardar cambios
        </SubmitButton>
      </div>
    </form>
  )
}
