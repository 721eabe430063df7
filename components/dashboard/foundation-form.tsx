'use client'

import Link from 'next/link'
import { FormMessage } from '@/components/forms/form-message'
import { SignInElsewhere } from '@/components/forms/sign-in-elsewhere'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { TextAreaField, TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { updateFoundationAction } from '@/lib/foundations/actions'
import type { OwnFoundationDto } from '@/lib/foundations/dto'
import { initialFields } from '@/lib/foundations/form-values'
import { NETWORKS, networkLabel } from '@/lib/foundations/links'
import { foundationProfileSchema, MAX_STORY } from '@/lib/foundations/schema'
import { DASHBOARD, DASHBOARD_FOUNDATION } from '@/lib/routes'
import { HoursFields } from './hours-fields'
import { ProfileSection } from './section'

/** 'Mi Fundación': one section per thing that people see on a foundation's page. */
export function FoundationForm({ foundation }: { foundation: OwnFoundationDto }) {
  const { name, proposedName, city, phone } = foundation
  const form = useActionForm(foundationProfileSchema, updateFoundationAction, initialFields(foundation))
  const { field } = form
  const story = String(form.watch('mission') ?? field('mission').defaultValue ?? '').trim()
  return (
    <form {...form.formProps} className="-mt-2">
      <FormMessage form={form}>
        {form.answer.code === 'unauthenticated' && <SignInElsewhere path={DASHBOARD_FOUNDATION} />}
      </FormMessage>
      <ProfileSection
        id="nombre"
        title="Nombre e historia"
        lead="Quiénes son y cómo empezaron. Sin teléfonos: para eso están los campos de contacto."
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
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>Cuéntalo como se lo contarías a un vecino.</span>
              <span className="tabular-nums noscript:hidden">
                {[...story].length}/{MAX_STORY}
              </span>
            </span>
          }
        />
      </ProfileSection>
      <ProfileSection
        id="direccion"
        title="Dirección"
        lead={
          <p>
            Es pública: así llega quien quiere adoptar. La ciudad{city && ` (${city})`}, el teléfono
            {phone && ` (${phone})`} y la foto se cambian en{' '}
            <Link
              href={DASHBOARD}
              prefetch={false}
              className="font-semibold text-monte underline underline-offset-3"
            >
              Sobre Mí
            </Link>
            .
          </p>
        }
      >
        <TextField label="Dirección (opcional)" autoComplete="street-address" {...field('address')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Región, departamento o provincia (opcional)"
            autoComplete="address-level1"
            {...field('state')}
          />
          <TextField label="Código postal (opcional)" autoComplete="postal-code" {...field('postcode')} />
        </div>
      </ProfileSection>
      <ProfileSection id="horario" title="Horario" lead="Los días sin indicar no se muestran.">
        <HoursFields field={field} />
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
        <SubmitButton pending={form.pending}>Guardar cambios</SubmitButton>
      </ProfileSection>
    </form>
  )
}
