'use client'

import type { ChangeEvent } from 'react'
import { AgreeBox } from '@/components/forms/agree-box'
import { ChoiceGroup } from '@/components/forms/choice-group'
import type { FieldProps } from '@/components/forms/field-props'
import { StepperField } from '@/components/forms/stepper-field'
import { TextAreaField, TextField } from '@/components/ui/field'
import { CONSENT } from '@/lib/adoption/dossiers/consent-copy'
import { HOME_CHOICES, HOURS_LABELS, OTHER_PET_LABELS, TENURE_LABELS } from '@/lib/adoption/dossiers/copy'
import { MAX_EXPERIENCE, MAX_PEOPLE, NO_OTHER_PETS } from '@/lib/adoption/dossiers/schema'
import { agree } from '@/lib/text/copy/agree'
import { type Gender, HOMES, HOURS_ALONE, OTHER_PETS, TENURES } from '@/lib/text/vocabulary'
import { ConsentText } from './consent-text'
import type { DossierFormState } from './use-dossier-form'

const choicesOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

const PET_CHOICES = [{ value: NO_OTHER_PETS, label: 'Ninguna' }, ...choicesOf(OTHER_PETS, OTHER_PET_LABELS)]

/** 'Ninguna' and the others exclude each other. */
function uncheckContradictions({ currentTarget: changed }: ChangeEvent<HTMLInputElement>): void {
  if (!changed.checked) return
  const boxes = changed.form?.querySelectorAll<HTMLInputElement>(`input[name="${changed.name}"]`) ?? []
  for (const box of boxes) {
    const excludes = box.value === NO_OTHER_PETS || changed.value === NO_OTHER_PETS
    if (box !== changed && excludes) box.checked = false
  }
}

export function DossierFields({ form, gender }: { form: DossierFormState; gender: Gender }) {
  const otherPetsError = form.errorOf('otherPets')
  const onPets = (event: ChangeEvent<HTMLInputElement>) => {
    uncheckContradictions(event)
    if (otherPetsError) void form.trigger('otherPets')
  }
  return (
    <>
      <ChoiceGroup legend="¿Dónde vives?" choices={choicesOf(HOMES, HOME_CHOICES)} {...form.field('home')} />
      <ChoiceGroup
        legend="¿Es propio o arrendado?"
        choices={choicesOf(TENURES, TENURE_LABELS)}
        {...form.field('tenure')}
      />
      <fieldset className="grid min-w-0">
        <legend className="mb-1.5 text-small font-semibold">¿Con quién vives?</legend>
        <div className="grid max-w-105 items-start gap-3 sm:grid-cols-2">
          <StepperField label="Adultos, contigo" {...form.field('adults')} min={1} max={MAX_PEOPLE} />
          <StepperField label="Niños" {...form.field('children')} min={0} max={MAX_PEOPLE} />
        </div>
      </fieldset>
      <div className="max-w-105">
        <TextField
          label={<Optional>Edad de los niños</Optional>}
          autoComplete="off"
          {...form.field('childrenAges')}
        />
      </div>
      <ChoiceGroup
        legend="¿Hay otras mascotas en casa?"
        name="otherPets[]"
        choices={PET_CHOICES}
        several={form.otherPets}
        error={otherPetsError}
        onChange={onPets}
      />
      <ChoiceGroup
        legend={`¿Cuántas horas al día estaría ${agree('solo', gender)}?`}
        choices={choicesOf(HOURS_ALONE, HOURS_LABELS)}
        {...form.field('hoursAlone')}
      />
      <TextAreaField
        label={<Optional>Tu experiencia con animales</Optional>}
        hint={`Hasta ${MAX_EXPERIENCE} caracteres, sin teléfonos ni correos.`}
        {...form.field('experience')}
        rows={3}
        className="field-sizing-content min-h-26"
      />
      {form.asksConsent && <ConsentField field={form.field('consent')} />}
    </>
  )
}

const Optional = ({ children }: { children: string }) => (
  <>
    {children} <span className="font-normal text-ink-2">(opcional)</span>
  </>
)

/** Consent to keeping and sending a dossier. Its value names the text that was read. */
const ConsentField = ({ field }: { field: FieldProps }) => (
  <AgreeBox field={field} value={String(CONSENT.version)} label={CONSENT.summary}>
    <ConsentText summary="Leer el texto completo" />
  </AgreeBox>
)
