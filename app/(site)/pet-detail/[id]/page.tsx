import type { Metadata } from 'next'
import { PetMissing } from '@/components/pets/pet-missing'
import { PetView } from '@/components/pets/pet-view'
import { Missing } from '@/components/site/layout/missing'
import { PetJsonLd } from '@/components/site/seo/json-ld'
import { pageMetadata, previewImage } from '@/components/site/seo/metadata'
import { getAnswerRate } from '@/lib/adoption/clock/cache'
import { petAlt } from '@/lib/pets/alt'
import { getCityPets, getPet } from '@/lib/pets/cache'
import { petSummary, petTitle } from '@/lib/pets/copy'
import { previewPath } from '@/lib/pets/pictures/picture'
import { env } from '@/lib/platform/env'
import { parseId } from '@/lib/text/params'
import { petPath } from '@/lib/text/routes'

/** Rendered on the first view, cached until the pet changes. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ id: string }>
}

async function readPet(params: Props['params']) {
  const id = parseId((await params).id)
  return id === null ? null : getPet(id)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const pet = await readPet(params)
  if (!pet) return { title: 'Mascota no encontrada', robots: { index: false } }
  return pageMetadata({
    title: petTitle(pet),
    description: petSummary(pet),
    path: petPath(pet.id),
    type: 'article',
    image: previewImage(previewPath(pet), petAlt(pet)),
  })
}

export default async function PetPage({ params }: Props) {
  const pet = await readPet(params)
  if (!pet) return <Missing page={<PetMissing />} />
  const [cityPets, rate] = await Promise.all([
    getCityPets(pet.place.cityId, pet.id),
    getAnswerRate(pet.owner.id),
  ])
  return (
    <>
      <PetJsonLd pet={pet} site={env.SITE_URL} />
      <PetView
        pet={pet}
        cityPets={cityPets}
        rate={rate}
        site={env.SITE_URL}
        donations={env.DONATIONS === 'on'}
      />
    </>
  )
}
