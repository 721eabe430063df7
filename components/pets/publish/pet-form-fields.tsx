'use client'

import { type Choice, ChoiceGroup } from '@/components/forms/choice-group'
import { ComboboxField } from '@/components/forms/combobox-field'
import type { ComboboxWords } from '@/components/forms/combobox-popup'
import type { FieldProps } from '@/components/forms/field-props'
import { PhotoField } from '@/components/photos/field/photo-field'
import { TextField } from '@/components/ui/field'
import { useNoSuggestions } from '@/components/ui/use-hydrated'
import { MAX_PET_NAME } from '@/lib/pets/schema'
import type { CatalogOption, PetCatalog } from '@/lib/platform/catalog/pet-catalog'
import { agree, agreeFirst } from '@/lib/text/copy/agree'
import { GENDER_LABELS, SIZE_LABELS } from '@/lib/text/copy/card-labels'
import { AGE_LABELS, COAT_LABELS, HEALTH_LABELS, TYPE_LABELS } from '@/lib/text/copy/labels'
import { sizeBand } from '@/lib/text/copy/sizes'
import { storyHint } from '@/lib/text/copy/story-prompts'
import {
  AGES,
  COATS,
  GENDERS,
  type Gender,
  HEALTHS,
  PET_TYPES,
  type PetType,
  type Role,
  SIZES,
} from '@/lib/text/vocabulary'
import { CompanyStep } from './company-step'
import { DescriptionField } from './description-field'
import { Step, type StepId } from './steps'
import { TagChoice } from './tag-choice'
import type { PetActionForm, usePetForm } from './use-pet-form'

const TYPES: Choice[] = [
  { value: 'perro', label: 'Perro', icon: 'dog' },
  { value: 'gato', label: 'Gato', icon: 'cat' },
  { value: 'otro', label: 'Otro animal', icon: 'rabbit' },
]
const YES_NO: Choice[] = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
]
const labelled = <Value extends string>(values: readonly Value[], labels: Record<Value, string>): Choice[] =>
  values.map((value) => ({ value, label: labels[value] }))
const GENDER_CHOICES = labelled(GENDERS, GENDER_LABELS)
const COAT_CHOICES = labelled(COATS, COAT_LABELS)
const ageChoices = (gender: Gender): Choice[] =>
  AGES.map((value) => ({ value, label: agreeFirst(AGE_LABELS[value], gender) }))
const healthChoices = (gender: Gender): Choice[] =>
  HEALTHS.map((value) => ({ value, label: agree(HEALTH_LABELS[value], gender) }))
const sizeChoices = (type: PetType | ''): Choice[] =>
  SIZES.map((value) => ({
    value,
    label: SIZE_LABELS[value],
    detail: type === '' ? undefined : sizeBand(type, value)?.kg,
  }))

function careQuestion(name: 'castrated' | 'houseTrained' | 'specialNeeds', gender: Gender): string {
  if (name === 'castrated') return `¿Está ${agree('esterilizado', gender)}?`
  return name === 'houseTrained' ? `¿Es ${agree('hogareño', gender)}?` : '¿Necesita cuidados especiales?'
}

const BREED_WORDS = { list: 'Razas', one: 'raza', many: 'razas' }
const ANIMAL_WORDS = { list: 'Animales', one: 'animal', many: 'animales' }
const COLOR_WORDS = { list: 'Colores', one: 'color', many: 'colores' }

/** The fields of a pet, in steps, for a new one and for a change. */
export function PetFormFields({
  form: { field, errorOf, invalid, trigger },
  state: { begins, offered, values, photos, issue, done },
  pictureOf,
  catalog,
  ownerRole,
  fixed,
  keptFor,
  onChange,
}: {
  form: PetActionForm
  state: ReturnType<typeof usePetForm>
  /** URL of an initial photo; undefined for one that is only an upload yet. */
  pictureOf?: (id: string, index: number) => { src?: string; alt: string }
  catalog: PetCatalog
  ownerRole: Role
  /** Why its name, species and gender stay as they are; undefined where they may change. */
  fixed?: string
  /** Whose photos are kept in the browser until they are uploaded. */
  keptFor?: number
  /** Runs on changes of the photos; those of fields bubble to the form. */
  onChange: () => void
}) {
  // What was typed comes back from the server as it was sent.
  const type = PET_TYPES.find((one) => one === values.fields.type) ?? ''
  const gender = values.fields.gender === 'hembra' ? 'hembra' : 'macho'
  const photoOf = (id: string, index: number) => ({ id, ...pictureOf?.(id, index) })
  const noSuggestions = useNoSuggestions()
  const step = (id: StepId) => ({ id, done: done.has(id) })
  return (
    <div>
      <Step {...step('fotos')}>
        <PhotoField
          uploads={begins.uploads.map(photoOf)}
          offered={offered.map(photoOf)}
          keptFor={keptFor}
          error={photos.warning ?? errorOf('photos') ?? errorOf('uploads')}
          onChange={(state) => {
            photos.hear(state)
            onChange()
            if (invalid) trigger(['photos', 'uploads'])
          }}
        />
      </Step>
      <Step {...step('quien-es')} lead={fixed}>
        <ChoiceGroup legend="Tipo de mascota" look="card" choices={TYPES} {...field('type')} />
        <TextField
          label="Nombre"
          autoComplete={noSuggestions}
          autoCapitalize="words"
          hint={`Hasta ${MAX_PET_NAME} caracteres`}
          {...field('name')}
        />
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 sm:gap-4">
          <CatalogField
            label={type === 'otro' ? 'Qué animal es' : 'Raza'}
            words={type === 'otro' ? ANIMAL_WORDS : BREED_WORDS}
            type={type}
            optionsOf={(animal) => catalog[animal].breeds}
            placeholder={type === 'otro' ? 'Busca el animal' : 'Busca la raza'}
            field={field('breedId')}
          />
          <CatalogField
            label="Color"
            words={COLOR_WORDS}
            type={type}
            optionsOf={(animal) => catalog[animal].colors}
            placeholder="Busca el color"
            field={field('colorId')}
          />
        </div>
        <ChoiceGroup legend="Sexo" choices={GENDER_CHOICES} {...field('gender')} />
        <ChoiceGroup legend="Edad" choices={ageChoices(gender)} {...field('age')} />
      </Step>
      <Step {...step('como-es')}>
        <ChoiceGroup legend="Tamaño de adulto" look="tile" choices={sizeChoices(type)} {...field('size')} />
        <ChoiceGroup legend="Pelaje" choices={COAT_CHOICES} {...field('coat')} />
        <TagChoice chosen={begins.tags} gender={gender} error={errorOf('tags')} />
      </Step>
      <Step {...step('salud')} lead="Con la verdad por delante: así llega a la familia que puede cuidarla.">
        <ChoiceGroup legend="Vacunas" choices={healthChoices(gender)} {...field('health')} />
        <div className="-mt-2 -mb-2.5 grid grid-cols-1 divide-y divide-line">
          {(['castrated', 'houseTrained', 'specialNeeds'] as const).map((name) => (
            <ChoiceGroup
              key={name}
              look="row"
              legend={careQuestion(name, gender)}
              choices={YES_NO}
              {...field(name)}
            />
          ))}
        </div>
      </Step>
      <CompanyStep {...step('compania')} type={type || null} field={field} />
      <Step {...step('historia')} lead={storyHint(ownerRole)}>
        <DescriptionField
          field={field('description')}
          name={values.fields.name ?? ''}
          typed={values.fields.description ?? ''}
          ownerRole={ownerRole}
          issue={issue}
        />
      </Step>
    </div>
  )
}

/** Breed or colour of the chosen type; without JavaScript, of all types. */
function CatalogField({
  label,
  words,
  type,
  optionsOf,
  placeholder,
  field,
}: {
  label: string
  words: ComboboxWords
  type: PetType | ''
  optionsOf: (type: PetType) => readonly CatalogOption[]
  placeholder: string
  field: FieldProps
}) {
  const ofType = type === '' ? [] : optionsOf(type)
  return (
    <ComboboxField
      label={label}
      field={field}
      words={words}
      options={ofType.map(({ id, name, swatches }) => ({ value: String(id), label: name, swatches }))}
      placeholder={type === '' ? 'Primero elige el tipo' : placeholder}
      disabled={type === ''}
      native={{
        placeholder: 'Elige de la lista',
        options: PET_TYPES.map((group) => (
          <optgroup key={group} label={TYPE_LABELS[group].many}>
            {optionsOf(group).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        )),
      }}
    />
  )
}
