import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import type { SimilarPetDto } from '@/lib/adoption/requests/dto'
import { NO_PHOTO } from '@/lib/photos/no-photo'
import { ageLabel } from '@/lib/text/copy/agree'
import { GENDER_LABELS } from '@/lib/text/copy/card-labels'
import { petPath } from '@/lib/text/routes'

export function PetRows({ pets }: { pets: readonly SimilarPetDto[] }) {
  return (
    <ul className="grid md:grid-cols-2 md:gap-x-8">
      {pets.map(({ pet, score }) => (
        <li key={pet.id} className="border-t border-line first:border-t-0 md:nth-2:border-t-0">
          <Link
            href={petPath(pet.id)}
            className="group flex min-h-17 items-center gap-3.5 py-3 cramped:flex-col cramped:items-start"
          >
            <img
              src={pet.photo?.small ?? NO_PHOTO}
              alt=""
              width={76}
              height={60}
              loading="lazy"
              className="h-15 w-19 shrink-0 rounded-control object-cover"
            />
            <span className="min-w-0 grow text-small text-ink-2">
              <span className="block font-display text-body leading-tight font-bold wrap-anywhere text-ink group-hover:underline">
                {pet.name}
              </span>
              <span className="block">
                {[pet.place.city, ageLabel(pet), GENDER_LABELS[pet.gender]].join(' · ')}
              </span>
              {score && <span className="block">{`Coincide en ${score.fits} de ${score.of}`}</span>}
            </span>
            <Icon name="chevron-right" size={20} className="shrink-0 text-ink-3 cramped:hidden" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
