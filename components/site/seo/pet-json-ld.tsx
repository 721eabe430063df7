import { petSummary, petTitle } from '@/lib/pets/copy'
import type { PetDto } from '@/lib/pets/dto'
import { TYPE_LABELS } from '@/lib/text/copy/labels'
import { foundationPath, HOME, petPath, typePath } from '@/lib/text/routes'
import { JsonLd } from './json-ld'
import { breadcrumbs } from './structured-data'

/** A page about an animal, never a product with a price. */
export function PetJsonLd({ pet, site }: { pet: PetDto; site: string }) {
  const url = new URL(petPath(pet.id), site).href
  const images = pet.photos.map((photo) => new URL(photo.large, site).href)
  return (
    <JsonLd
      data={[
        {
          '@type': 'WebPage',
          '@id': url,
          url,
          name: petTitle(pet),
          description: petSummary(pet),
          inLanguage: 'es',
          datePublished: pet.publishedAt,
          dateModified: pet.statusChangedAt > pet.publishedAt ? pet.statusChangedAt : pet.publishedAt,
          primaryImageOfPage: images[0] && { '@type': 'ImageObject', url: images[0] },
          about: { '@type': 'Thing', name: pet.name, description: pet.description, image: images },
          ...publisher(pet, site),
        },
        breadcrumbs(site, [
          { name: 'Inicio', path: HOME },
          { name: TYPE_LABELS[pet.type].many, path: typePath(pet.type) },
          { name: pet.name, path: petPath(pet.id) },
        ]),
      ]}
    />
  )
}

/** Foundations are named, individuals are not. */
function publisher({ foundation }: PetDto, site: string) {
  if (!foundation) return {}
  return {
    author: {
      '@type': 'NGO',
      name: foundation.name,
      url: new URL(foundationPath(foundation.id), site).href,
    },
  }
}
