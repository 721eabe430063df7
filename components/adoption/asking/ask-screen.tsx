import { CompanyNotice } from '@/components/adoption/dossiers/dossier-facts'
import { Initials } from '@/components/adoption/requests/initials'
import { MatchOffer } from '@/components/adoption/requests/match-offer'
import { ComparisonList } from '@/components/people/matches/comparison-list'
import { MatchDots } from '@/components/people/matches/match-dots'
import { AnswerRate } from '@/components/pets/publisher-card'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { AnswerRateDto } from '@/lib/adoption/clock/dto'
import { companyWarning } from '@/lib/adoption/dossiers/copy'
import type { DossierDto } from '@/lib/adoption/dossiers/dto'
import { needsConsent } from '@/lib/adoption/dossiers/policy'
import { PAUSED_ASK } from '@/lib/adoption/requests/ask-copy'
import { publisherOf } from '@/lib/adoption/requests/copy'
import type { AskScreenDto } from '@/lib/adoption/requests/dto'
import { wantedPet } from '@/lib/people/matches/card-copy'
import type { MatchComparison } from '@/lib/people/matches/compare'
import { quizLike } from '@/lib/people/matches/quiz'
import type { PetDto } from '@/lib/pets/dto'
import { adoptWithoutTestPath, quizPath } from '@/lib/text/adopter-routes'
import { capitalise } from '@/lib/text/capitalise'
import { agree } from '@/lib/text/copy/agree'
import { DASHBOARD_ADOPTER } from '@/lib/text/routes'
import { AskForm } from './ask-form'
import { AskFrame, PetBox, PetLine } from './ask-frame'
import { DossierStepForm } from './dossier-step-form'
import { SharedData } from './shared-data'

/** @param declined the offer of the match test was declined */
export function AskScreen({
  screen,
  rate,
  phonePrefix,
  declined,
}: {
  screen: Extract<AskScreenDto, { kind: 'form' }>
  rate: AnswerRateDto | null
  /** Calling code of the adopter's country, such as '+57'. */
  phonePrefix: string | undefined
  declined: boolean
}) {
  const { pet, paused, comparison, offer, profile, declaredAdult, dossier, border } = screen
  const publisher = publisherOf(pet)
  const company = dossier && companyWarning(pet, dossier, 'adopter')
  return (
    <AskFrame pet={pet}>
      <header className="mt-2.5 mb-5 lg:mb-7">
        <h1 className="text-title">Tu solicitud para {pet.name}</h1>
        <p className="mt-1.5 text-ink-2">
          {comparison ? 'Mira en qué coinciden y qué verá' : 'Mira qué verá'} quien {agree('lo', pet.gender)}{' '}
          cuida. Después, envíala.
        </p>
      </header>
      {offer && !declined && (
        <div className="mb-5">
          <MatchOffer
            pet={pet}
            wanted={capitalise(wantedPet(offer))}
            changePath={quizPath(quizLike(offer), pet.id)}
            declinePath={adoptWithoutTestPath(pet.id)}
          />
        </div>
      )}
      <AskForm
        key={pet.id}
        petId={pet.id}
        publisher={publisher}
        border={border}
        gender={pet.gender}
        phone={profile.phone}
        declaredAdult={declaredAdult}
        before={
          <>
            <PetLine pet={pet} />
            {paused && <PausedAsk />}
            {company && <CompanyNotice>{company}</CompanyNotice>}
            {comparison && <Comparison pet={pet} comparison={comparison} />}
          </>
        }
        after={
          <SharedData
            profile={profile}
            hasAnswers={comparison !== null}
            prefix={phonePrefix}
            dossier={dossier}
            publisher={publisher}
            pet={pet}
          />
        }
        card={<PetBox pet={pet} />}
        keeper={<Publisher pet={pet} rate={rate} />}
      />
    </AskFrame>
  )
}

const PausedAsk = () => (
  <div className="flex gap-3 rounded-card bg-maiz p-4.5">
    <Icon name="hourglass" size={20} className="mt-0.5 shrink-0" />
    <div>
      <p className="font-semibold">{PAUSED_ASK.title}</p>
      <p className="mt-1 text-small text-pretty">{PAUSED_ASK.text}</p>
    </div>
  </div>
)

function Comparison({ pet, comparison }: { pet: PetDto; comparison: MatchComparison }) {
  return (
    <section aria-labelledby="comparacion" className="rounded-box border-[1.5px] border-line p-5 lg:p-7">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <h2 id="comparacion" className="text-panel">
          {pet.name} y tú
        </h2>
        <MatchDots comparison={comparison} />
      </div>
      <ComparisonList comparison={comparison} />
      <p className="mt-3 text-small text-ink-2">
        Una cruz no te descarta: es algo para conversar.{' '}
        <TextLink href={DASHBOARD_ADOPTER}>Cambiar mis respuestas</TextLink>
      </p>
    </section>
  )
}

/** A foundation by its name, a person by the first name alone. */
function Publisher({ pet, rate }: { pet: PetDto; rate: AnswerRateDto | null }) {
  const name = publisherOf(pet)
  return (
    <div className="flex items-center gap-3">
      <Initials name={name} isFoundation={pet.foundation !== null} />
      <p className="min-w-0 text-small text-ink-2">
        {capitalise(agree('lo', pet.gender))} publica{' '}
        <strong className="font-semibold text-ink">{name}</strong>,{' '}
        {pet.foundation ? 'una fundación.' : 'persona particular.'}
        {rate && <AnswerRate rate={rate} />}
      </p>
    </div>
  )
}

/** The dossier on the way to a request: once, and whenever the adopter wants to change it or its text has changed. */
export function DossierStep({
  screen: { pet, dossier },
}: {
  screen: Extract<AskScreenDto, { kind: 'form' }>
}) {
  return (
    <AskFrame pet={pet}>
      <header className="mt-2.5 mb-5 lg:mb-7">
        <h1 className="text-title">{dossier ? 'Lo de tu hogar' : 'Cuéntanos de tu hogar'}</h1>
        <p className="mt-1.5 max-w-[38.5em] text-ink-2">{leadOf(dossier, pet.name)}</p>
      </header>
      <DossierStepForm
        pet={pet}
        dossier={dossier}
        line={<PetLine pet={pet} />}
        card={<PetBox pet={pet} brief />}
      />
    </AskFrame>
  )
}

function leadOf(dossier: DossierDto | null, pet: string): string {
  if (!dossier)
    return `Solo la primera vez. Ayuda a quien cuida a ${pet} a responderte pronto, y sirve para todas tus solicitudes.`
  return needsConsent(dossier)
    ? 'Cambió el texto que aceptaste. Revisa tus datos, léelo y acéptalo otra vez para seguir.'
    : 'Lo que cambies va en esta solicitud y en las próximas. Las copias que ya enviaste no cambian.'
}
