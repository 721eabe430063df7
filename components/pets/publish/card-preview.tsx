import card from '@/components/pets/pet-card.module.css'
import { Badge } from '@/components/ui/badge'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { iconButtonClass } from '@/components/ui/icon/icon-button'
import { PlaceLine } from '@/components/ui/place-line'
import type { PetFormValues } from '@/lib/pets/form-values'
import { NO_PHOTO } from '@/lib/photos/no-photo'
import type { PetCatalog } from '@/lib/platform/catalog/pet-catalog'
import { ageLabel } from '@/lib/text/copy/agree'
import { GENDER_LABELS, SIZE_LABELS } from '@/lib/text/copy/card-labels'
import { AGE_LABELS } from '@/lib/text/copy/labels'
import { AGES, GENDERS, PET_TYPES, type PetType } from '@/lib/text/vocabulary'

export interface PreviewPlace {
  city: string
  country: string
}

/** Preview of the pet's card; inert. */
export function CardPreview({
  values: { fields },
  cover,
  catalog,
  place,
}: {
  values: PetFormValues
  cover: string | null
  catalog: PetCatalog
  place: PreviewPlace
}) {
  const age = ageOf(fields)
  const traits = [
    labelOf(GENDER_LABELS, fields.gender),
    labelOf(SIZE_LABELS, fields.size),
    breedOf(fields, catalog),
  ].filter(Boolean)
  return (
    <section aria-labelledby="vista-previa" className="noscript:hidden">
      <h2 id="vista-previa" className="mb-3 text-small font-semibold text-ink-2">
        Así se verá en las búsquedas
      </h2>
      <div inert className="isolate rounded-section border-[1.5px] border-line bg-white p-3 pb-5">
        <article className={card.card}>
          <div className={card.frame}>
            <img src={cover ?? NO_PHOTO} alt="" width={1200} height={900} />
          </div>
          <div className="px-1 pt-3.5">
            <div className={classNames(card.head, 'min-h-7.5')}>
              <h3 className="grow">{fields.name?.trim() || <Blank className="h-5 w-2/5" />}</h3>
              {age && <Badge>{age}</Badge>}
            </div>
            <PlaceLine place={place} className="mt-1" />
            <p className={classNames(card.traits, 'min-h-5.5')}>
              {traits.length > 0 ? (
                <>
                  <Icon name={SEX_ICONS[fields.gender ?? ''] ?? 'paw-print'} size={15} />
                  <span>{traits.join(' · ')}</span>
                </>
              ) : (
                <Blank className="h-3.5 w-3/5" />
              )}
            </p>
          </div>
          <span className={iconButtonClass('star', card.star)}>
            <Icon name="star" size={20} />
          </span>
        </article>
      </div>
    </section>
  )
}

function Blank({ className }: { className: string }) {
  return <i className={classNames('block rounded-full bg-mist-2', className)} />
}

const SEX_ICONS: Record<string, 'venus' | 'mars'> = { hembra: 'venus', macho: 'mars' }

const labelOf = (labels: Record<string, string>, value = '') => labels[value]

/** As the card says it once kind and sex are chosen; before, as the form does. */
function ageOf({ type, age, gender }: PetFormValues['fields']): string | undefined {
  const [kind, sex, chosen] = [
    PET_TYPES.find((one) => one === type),
    GENDERS.find((one) => one === gender),
    AGES.find((one) => one === age),
  ]
  return kind && sex && chosen ? ageLabel({ type: kind, gender: sex, age: chosen }) : labelOf(AGE_LABELS, age)
}

const breedOf = ({ type, breedId }: PetFormValues['fields'], catalog: PetCatalog) =>
  catalog[type as PetType]?.breeds.find(({ id }) => String(id) === breedId)?.name
