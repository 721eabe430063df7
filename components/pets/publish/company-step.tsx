import { type Choice, ChoiceGroup } from '@/components/forms/choice-group'
import { companionLabel } from '@/lib/text/copy/labels'
import { COMPANIONS, type PetType } from '@/lib/text/vocabulary'
import { Step, type StepId } from './steps'
import type { FieldOf } from './use-pet-form'

const ICONS = { children: 'baby', dogs: 'dog', cats: 'cat' } as const

const ANSWERS: Choice[] = [
  { value: 'si', label: 'Sí' },
  { value: 'no', label: 'No' },
  { value: '', label: 'No sé' },
]

export function CompanyStep({
  id,
  done,
  type,
  field,
}: {
  id: StepId
  done: boolean
  type: PetType | null
  field: FieldOf
}) {
  return (
    <Step id={id} done={done} lead="Opcional. Si nadie lo ha probado, déjalo en “No sé”.">
      <div className="-my-2.5 grid grid-cols-1 divide-y divide-line">
        {COMPANIONS.map((companion) => {
          const props = field(companion)
          return (
            <ChoiceGroup
              key={companion}
              look="row"
              icon={ICONS[companion]}
              legend={companionLabel(companion, type)}
              choices={ANSWERS}
              {...props}
              defaultValue={props.defaultValue ?? ''}
            />
          )
        })}
      </div>
    </Step>
  )
}
