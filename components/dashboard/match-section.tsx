import { LinkButton } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import type { MatchDto } from '@/lib/people/matches/dto'
import { MATCH_WORDS } from '@/lib/people/matches/record'
import { EDIT_MATCH } from '@/lib/text/adopter-routes'
import { MatchForm } from './match-form'
import { ProfileSection } from './section'

/** 'Tu mascota ideal' on 'Perfil Adoptante'. */
export const MatchSection = ({ match, isEditing }: { match: MatchDto; isEditing: boolean }) => (
  <ProfileSection
    id="mascota-ideal"
    title="Tu mascota ideal"
    lead="Lo que respondiste en el test. Cambiarlo no afecta las solicitudes que ya enviaste."
  >
    {isEditing ? <MatchForm match={match} /> : <MatchFacts match={match} />}
    {!isEditing && (
      <LinkButton
        href={EDIT_MATCH}
        pending="text"
        scroll={false}
        variant="ghost"
        className="justify-self-start"
      >
        <Icon name="pencil" size={18} />
        Editar mis respuestas
      </LinkButton>
    )}
  </ProfileSection>
)

const TYPE_ICONS = { perro: 'dog', gato: 'cat', ambos: 'paw-print' } as const

function MatchFacts({ match: { type, age, gender, size, coat, hadPet } }: { match: MatchDto }) {
  const words = MATCH_WORDS
  const facts: [IconName, string, string][] = [
    [TYPE_ICONS[type], words.type.label, words.type.text(type)],
    ['cake', words.age.label, words.age.text(age)],
    [gender === 'hembra' ? 'venus' : 'mars', words.gender.label, words.gender.text(gender)],
    ['ruler', words.size.label, words.size.text(size)],
    ['scissors', words.coat.label, words.coat.text(coat)],
    ['heart', words.hadPet.label, words.hadPet.text(hadPet)],
  ]
  return (
    <dl className="grid grid-cols-2 gap-2.5 max-[22rem]:grid-cols-1 md:grid-cols-3">
      {facts.map(([icon, term, value]) => (
        <div
          key={term}
          className="relative flex min-h-16 flex-col justify-center rounded-2xl bg-mist py-3 pr-2 pl-14 md:pl-16"
        >
          <dt className="text-tiny leading-tight text-ink-2">
            <span className="absolute top-1/2 left-2 grid size-10 -translate-y-1/2 place-items-center rounded-control bg-white text-monte md:left-3">
              <Icon name={icon} size={20} />
            </span>
            {term}
          </dt>
          <dd className="leading-tight font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
