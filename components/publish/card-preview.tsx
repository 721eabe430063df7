import { PetCard } from '@/components/pets/pet-card'
import type { PetCatalog } from '@/lib/catalog/pet-catalog'
import type { PetCardDto } from '@/lib/pets/dto'
import type { PetFormValues } from '@/lib/pets/form-values'
import type { PhotoDto } from '@/lib/photos/dto'
import type { Age, Gender, PetType, Size } from '@/lib/vocabulary'

/** Where the owner lives. */
export interface PreviewPlace {
  city: string
  country: string
}

/** The card that visitors will find, as far as it is known. It leads nowhere, so nobody can get into it. */
export function CardPreview({
  values,
  cover,
  catalog,
  place,
}: {
  values: PetFormValues
  /** Where the main photo can be seen. */
  cover: string | null
  catalog: PetCatalog
  place: PreviewPlace
}) {
  return (
    <section aria-labelledby="vista-previa" className="noscript:hidden">
      <h2 id="vista-previa" className="mb-3 text-small font-semibold text-ink-2">
        Así se verá en las búsquedas
      </h2>
      <div inert className="rounded-section border-[1.5px] border-line bg-white p-3 pb-5">
        <PetCard pet={previewOf(values, cover, catalog, place)} variant="care" eager />
      </div>
    </section>
  )
}

/** A card needs the ids and slugs of a place for links alone. */
const NOWHERE = { cityId: 0, citySlug: '', countryId: '', countrySlug: '' }

/** What is not known yet reads as what most pets are; the id is nobody's. */
function previewOf(
  { fields }: PetFormValues,
  cover: string | null,
  catalog: PetCatalog,
  place: PreviewPlace,
): PetCardDto {
  const type = (fields.type || 'perro') as PetType
  const breed = catalog[type].breeds.find(({ id }) => String(id) === fields.breedId)
  return {
    id: 0,
    name: fields.name?.trim() || 'Su nombre',
    type,
    breed: breed?.name ?? (type === 'otro' ? 'Animal' : 'Raza'),
    age: (fields.age || 'cachorro') as Age,
    gender: (fields.gender || 'hembra') as Gender,
    size: (fields.size || 'mediano') as Size,
    status: 'adoptable',
    place: { ...NOWHERE, ...place },
    photo: cover === null ? null : photoAt(cover),
    publishedAt: '',
  }
}

const photoAt = (src: string): PhotoDto => ({
  large: src,
  medium: src,
  small: src,
  preview: src,
  width: 1200,
  height: 900,
  blur: '',
})
