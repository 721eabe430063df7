import { Companions, FactGrid } from '@/components/pets/fact-grid'
import { LinkButton } from '@/components/ui/button'
import { removalText, UNSEEN_SENTENCES } from '@/lib/moderation/staff/copy'
import type { PetModerationDto } from '@/lib/moderation/staff/dto'
import { petAlt } from '@/lib/pets/alt'
import { statusLabel } from '@/lib/pets/copy'
import type { PetDto } from '@/lib/pets/dto'
import { staffHoldSentence } from '@/lib/pets/hold-copy'
import { formatMoment } from '@/lib/text/dates'
import { counted } from '@/lib/text/numbers'
import { accountModerationPath, petPath } from '@/lib/text/routes'
import { HoldBadge } from './badges'
import { DecisionForm } from './decision-form'
import {
  BlockPhotos,
  CASE_COLUMNS,
  type CaseProps,
  CaseSection,
  DecisionHistory,
  type Fact,
  Facts,
  type History,
  Mistaken,
  RelatedAccounts,
} from './desk-parts'
import { Reporters, ReportList } from './report-list'

/** Review details of a pet (moderation): reports, content, owner and what can be decided. */
export function PetReview({
  review,
  history,
  countryId,
  asksPassword,
}: CaseProps & History & { review: PetModerationDto }) {
  return (
    <div className={CASE_COLUMNS}>
      <div className="grid min-w-0 content-start gap-8">
        <CaseSection id="reportes" title="Reportes">
          <ReportList kind="pet" reports={review.reports} countryId={countryId} />
        </CaseSection>
        <DecisionHistory history={history} countryId={countryId} />
        <Reporters reporters={review.reporters} pairs={review.pairs} countryId={countryId} />
        <Content pet={review.pet} />
      </div>
      <div className="grid content-start gap-6">
        <StatusSummary review={review} countryId={countryId} />
        <RelatedAccounts relatedAccounts={review.relatedAccounts} />
        <Owner review={review} countryId={countryId} />
        <Decisions review={review} asksPassword={asksPassword} />
      </div>
    </div>
  )
}

function Content({ pet }: { pet: PetDto }) {
  const alt = petAlt(pet)
  return (
    <section aria-labelledby="publicacion" className="grid gap-5">
      <h2 id="publicacion" className="text-panel">
        Publicación
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {pet.photos.map((photo, at) => (
          <li key={photo.small}>
            <a href={photo.large} target="_blank" rel="noreferrer">
              <img
                src={photo.small}
                alt={`${alt}, foto ${at + 1}`}
                loading="lazy"
                className="aspect-4/3 w-full rounded-card bg-mist object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {pet.photos.length === 0 && <p className="text-ink-2">No tiene fotos.</p>}
      <p className="max-w-[39.5em] whitespace-pre-line wrap-anywhere">{pet.description}</p>
      <FactGrid pet={pet} />
      <Companions pet={pet} />
    </section>
  )
}

function StatusSummary({
  review: { pet, hold, hasPage, owner, waits },
  countryId,
}: {
  review: PetModerationDto
  countryId: string
}) {
  const isWithdrawn = pet.status === 'inactivo'
  return (
    <section aria-label="Estado" className="grid justify-items-start gap-2">
      {!hasPage && !isWithdrawn && <HoldBadge />}
      {!isWithdrawn && UNSEEN_SENTENCES[owner.standing] && <p>{UNSEEN_SENTENCES[owner.standing]}</p>}
      {isWithdrawn && waits && <p>Quien la publicó la retiró con reportes abiertos</p>}
      {hold && (!isWithdrawn || waits) && (
        <>
          <p>{staffHoldSentence(hold)}</p>
          <p className="text-ink-2">{formatMoment(hold.at, countryId)}</p>
        </>
      )}
      <p className="text-ink-2">
        {statusLabel(pet)} · {pet.place.city}, {pet.place.country}
      </p>
      {hasPage && (
        <LinkButton href={petPath(pet.id)} variant="ghost" size="sm">
          Ver su página
        </LinkButton>
      )}
    </section>
  )
}

function Owner({ review: { pet, owner }, countryId }: { review: PetModerationDto; countryId: string }) {
  const facts: Fact[] = [
    ...(pet.foundation ? [['Fundación', pet.foundation.name] as const] : []),
    [pet.foundation ? 'Contacto' : 'Persona', owner.name],
    ['Publicaciones', String(owner.pets)],
    ['Cuenta desde', formatMoment(owner.registeredAt, countryId)],
  ]
  return (
    <section aria-label="Quién la publicó" className="rounded-card bg-mist p-5">
      <Facts facts={facts} />
      <LinkButton href={accountModerationPath(owner.id)} variant="ghost" size="sm" className="mt-4">
        Ver su cuenta
      </LinkButton>
    </section>
  )
}

/** What the two decisions are of a pet that its owner withdrew. */
const dismissing = (hold: PetModerationDto['hold']) => ({
  title: 'Descartar los reportes',
  text: `Sigue retirada. ${hold?.reason === 'text' ? 'Su texto queda aprobado: si' : 'Si'} quien la publicó la publica otra vez, se ve al momento.`,
})
const ACCEPTING = { title: 'Aceptar los reportes', button: 'Aceptar los reportes' }

function Decisions({
  review: { pet, hold, reports, ends, waits, isRemovable, seen, blockedPhotos },
  asksPassword,
}: {
  review: PetModerationDto
  asksPassword: boolean
}) {
  const about = { petId: pet.id, seen }
  const isBlocked = hold?.reason === 'block'
  const block = (
    <DecisionForm
      decision={isBlocked ? 'unblockPet' : 'blockPet'}
      about={{ petId: pet.id }}
      asksPassword={asksPassword}
    />
  )
  const isWithdrawn = pet.status === 'inactivo'
  return (
    <>
      {isBlocked && block}
      {waits && !isBlocked && (
        <DecisionForm
          decision={hold && !isWithdrawn ? 'releasePet' : 'keepPet'}
          {...(isWithdrawn && dismissing(hold))}
          about={about}
          asksPassword={asksPassword}
        >
          {hold?.reason === 'removal' && <Mistaken reports={reports} />}
        </DecisionForm>
      )}
      {isRemovable && (
        <DecisionForm
          decision="removePet"
          {...(isWithdrawn && ACCEPTING)}
          text={removalText(ends)}
          about={about}
          asksPassword={asksPassword}
        >
          {pet.photos.length > 0 && <BlockPhotos />}
        </DecisionForm>
      )}
      {!isBlocked && block}
      {blockedPhotos > 0 && (
        <DecisionForm
          decision="unblockPhotos"
          title={counted(blockedPhotos, 'foto bloqueada', 'fotos bloqueadas')}
          button={blockedPhotos === 1 ? 'Desbloquear la foto' : 'Desbloquear las fotos'}
          about={{ petId: pet.id }}
          asksPassword={asksPassword}
        />
      )}
    </>
  )
}
