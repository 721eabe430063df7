'use client'

import type { ReactNode } from 'react'
import { Link } from '@/components/ui/links/link'
import { SectionHeading } from '@/components/ui/section-heading'
import type { RecentPet } from '@/lib/pets/recent'
import { NO_PHOTO } from '@/lib/photos/no-photo'
import { ageLabel } from '@/lib/text/copy/agree'
import { GENDER_LABELS, SIZE_LABELS } from '@/lib/text/copy/card-labels'
import { petPath } from '@/lib/text/routes'

export function RecentPets({
  pets,
  pin,
  chevron,
}: {
  pets: readonly RecentPet[]
  pin: ReactNode
  chevron: ReactNode
}) {
  return (
    <section aria-labelledby="vistas" className="mx-auto w-wrap">
      <SectionHeading id="vistas">Mascotas Vistas Recientemente</SectionHeading>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:*:only:col-span-2">
        {pets.map((pet) => (
          <li key={pet.id}>
            <RecentCard pet={pet} pin={pin} chevron={chevron} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentCard({ pet, pin, chevron }: { pet: RecentPet; pin: ReactNode; chevron: ReactNode }) {
  return (
    <Link
      href={petPath(pet.id)}
      className="flex items-center gap-4 rounded-[1.375rem] border-[1.5px] border-line p-3 transition-colors hover:border-edge hover:bg-mist cramped:flex-wrap lg:gap-5 lg:p-3.5 lg:pr-5.5"
    >
      <img
        src={pet.photo ?? NO_PHOTO}
        alt=""
        width={400}
        height={300}
        loading="lazy"
        className="h-24 w-28 shrink-0 rounded-[0.875rem] object-cover cramped:aspect-4/3 cramped:h-auto cramped:w-full lg:h-31.5 lg:w-42"
      />
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-card cramped:whitespace-normal lg:text-2xl">{pet.name}</h3>
        <p className="mt-1 flex items-center gap-1.5 text-ink-2">
          {pin}
          {pet.place}
        </p>
        <p className="mt-0.5 text-small text-ink-3">
          {ageLabel({ ...pet, type: pet.type ?? 'perro' })} · {GENDER_LABELS[pet.gender]} ·{' '}
          {SIZE_LABELS[pet.size]}
        </p>
      </div>
      {chevron}
    </Link>
  )
}
