import { Link } from '@/components/ui/links/link'
import { TextLink } from '@/components/ui/links/text-link'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import type { MatchAnswers } from '@/lib/people/matches/dto'
import { countWishes, scoreOf } from '@/lib/people/matches/score'
import type { PetCardDto } from '@/lib/pets/dto'
import { counted } from '@/lib/text/numbers'
import { FOR_YOU, petPath } from '@/lib/text/routes'

const LEAD = 'mt-2 mb-1.5 text-pretty text-[#CFE5DB]'

/**
 * Links an adopter to their pets, with the first three.
 * @param count pets of the adopter's country, if known, that match in at least `least` attributes
 * @param home the adopter's city, else country; null if unknown
 */
export function MatchTeaser({
  match,
  pets,
  count,
  least,
  home,
  country,
}: {
  match: MatchAnswers
  pets: readonly PetCardDto[]
  count: number
  least: number
  home: string | null
  country: string | null
}) {
  return (
    <section
      aria-labelledby="para-ti"
      className="on-dark mb-9 grid overflow-hidden rounded-section bg-monte-dark px-5.5 pt-6.5 text-cream lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end lg:gap-10 lg:px-12 lg:pt-11"
    >
      <div className="lg:self-center lg:pb-11">
        <h2 id="para-ti" className="text-title text-balance">
          {count > 0
            ? `${counted(count, 'mascota', 'mascotas')}${country ? ` en ${country}` : ''} ${count === 1 ? 'coincide' : 'coinciden'} contigo`
            : 'Mascotas para ti'}
        </h2>
        <p className={LEAD}>
          {count > 0 && leastWords(least, countWishes(match))}
          Ordenadas por lo que tienen en común{home && ` y por cercanía a ${home}`}.
        </p>
        <TextLink
          href={FOR_YOU}
          pending="text"
          look="inherit"
          className="inline-flex min-h-11 items-center gap-2"
        >
          Ver todas para ti
        </TextLink>
      </div>
      <ul className="mt-3.5 grid grid-cols-3 gap-2.5 cramped:grid-cols-1 lg:mt-0 lg:gap-4">
        {pets.map((pet) => (
          <li key={pet.id} className="min-w-0">
            <Link
              href={petPath(pet.id)}
              className="block h-full overflow-hidden rounded-t-card bg-white/8 hover:bg-white/14"
            >
              <div className="aspect-4/3">
                <PetPhoto photo={pet.photo} pet={pet} sizes="(min-width: 1024px) 200px, 30vw" />
              </div>
              <div className="px-2.5 pt-2 pb-3.5 text-fine max-[22rem]:px-1.5 leading-tight text-[#CFE5DB]">
                <b className="block truncate font-display text-small font-bold text-white lg:text-body">
                  {pet.name}
                </b>
                <Facts pet={pet} match={match} country={country} />
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const leastWords = (least: number, wishes: number) =>
  least === wishes ? 'En todo lo que pediste. ' : `En ${least} o más de ${wishes}. `

function Facts({ pet, match, country }: { pet: PetCardDto; match: MatchAnswers; country: string | null }) {
  const score = scoreOf(pet, match)
  return (
    <>
      {score && (
        <span className="block">
          {score.fits} de {score.of}
        </span>
      )}
      <span className="block truncate">
        {country === null || pet.place.country === country
          ? pet.place.city
          : `${pet.place.city}, ${pet.place.country}`}
      </span>
    </>
  )
}
