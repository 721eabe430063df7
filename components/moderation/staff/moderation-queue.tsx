import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Cell, COVERING_LINK, DataTable, Row } from '@/components/ui/data-table'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import type {
  StaffQueueItemDto,
  WaitingConversationDto,
  WaitingPetDto,
  WaitingReviewDto,
} from '@/lib/moderation/staff/dto'
import type { WaitingKeptCaseDto } from '@/lib/moderation/staff/kept-cases/dto'
import { staffHoldSentence } from '@/lib/pets/hold-copy'
import { KEPT_CASE_LABELS } from '@/lib/text/copy/kept-cases'
import { reasonLabel } from '@/lib/text/copy/reports'
import { counted } from '@/lib/text/numbers'
import { revealedText } from '@/lib/text/revealed-text'
import { conversationCasePath, keptCasePath, petModerationPath, reviewCasePath } from '@/lib/text/routes'
import type { ReportKind } from '@/lib/text/vocabulary'
import { HoldBadge, StandingBadge } from './badges'
import { WaitingSince } from './waiting-since'

const COLUMNS = [{ label: 'Qué' }, { label: 'Motivos' }, { label: 'Desde' }]

/** What waits for staff, whatever its kind; rows link to the details. */
export function ModerationQueue({
  waiting,
  countryId,
  now,
}: {
  waiting: readonly StaffQueueItemDto[]
  /** Country whose time zone is used. */
  countryId: string
  now: Date
}) {
  const sinceOf = (moment: string) => <WaitingSince since={moment} countryId={countryId} now={now} />
  return (
    <DataTable caption="Avisos por revisar" columns={COLUMNS}>
      {waiting.map((entry) => {
        const since = sinceOf(entry.since)
        if (entry.kind === 'pet') return <WaitingPet key={`pet-${entry.petId}`} pet={entry} since={since} />
        if (entry.kind === 'kept')
          return <WaitingKept key={`kept-${entry.caseId}`} kept={entry} since={since} />
        return entry.kind === 'review' ? (
          <WaitingReview key={`review-${entry.reviewId}`} review={entry} since={since} />
        ) : (
          <WaitingConversation key={`conversation-${entry.reportId}`} conversation={entry} since={since} />
        )
      })}
    </DataTable>
  )
}

function WaitingPet({ pet, since }: { pet: WaitingPetDto; since: ReactNode }) {
  return (
    <Row>
      <Subject
        badge={<Badge tone="maiz">Publicación</Badge>}
        href={petModerationPath(pet.petId)}
        title={pet.name}
        about={pet.publisher}
        picture={
          pet.photo && (
            <img
              src={pet.photo.small}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              className="size-14 shrink-0 rounded-control object-cover max-md:hidden"
            />
          )
        }
      />
      <Cell>
        <div className="grid justify-items-start gap-1">
          {pet.hold && <HoldBadge />}
          <StandingBadge standing={pet.standing} />
          {pet.hold && <span className="text-fine">{staffHoldSentence(pet.hold)}</span>}
          <Reasons kind="pet" {...pet} />
        </div>
      </Cell>
      <Cell label="Desde">{since}</Cell>
    </Row>
  )
}

function WaitingConversation({
  conversation,
  since,
}: {
  conversation: WaitingConversationDto
  since: ReactNode
}) {
  const { reportId, isMessage, reported, reporter, pet } = conversation
  return (
    <Row>
      <Subject
        badge={<Badge tone="lila">{isMessage ? 'Mensaje' : 'Conversación'}</Badge>}
        href={conversationCasePath(reportId)}
        title={isMessage ? `Mensaje de ${reported}` : `Conversación con ${reported}`}
        about={`Reportó ${reporter} · solicitud por ${pet}`}
        picture={
          <span className="grid size-14 shrink-0 place-items-center rounded-control bg-lila max-md:hidden">
            <Icon name="message-circle" size={24} />
          </span>
        }
      />
      <Cell>
        <div className="grid justify-items-start gap-1">
          <StandingBadge standing={conversation.standing} />
          <Reasons kind="conversation" {...conversation} />
        </div>
      </Cell>
      <Cell label="Desde">{since}</Cell>
    </Row>
  )
}

function WaitingReview({ review, since }: { review: WaitingReviewDto; since: ReactNode }) {
  return (
    <Row>
      <Subject
        badge={<Badge tone="mist">Comentario</Badge>}
        href={reviewCasePath(review.reviewId)}
        title={`Comentario de ${review.author}`}
        about={`Sobre ${review.foundation}`}
        picture={
          <span className="grid size-14 shrink-0 place-items-center rounded-control bg-durazno max-md:hidden">
            <Icon name="message-square-text" size={24} />
          </span>
        }
      />
      <Cell>
        <div className="grid justify-items-start gap-1">
          <StandingBadge standing={review.standing} />
          <Reasons kind="review" {...review} />
        </div>
      </Cell>
      <Cell label="Desde">{since}</Cell>
    </Row>
  )
}

function WaitingKept({ kept, since }: { kept: WaitingKeptCaseDto; since: ReactNode }) {
  const { caseId, about, accountId, ...reports } = kept
  return (
    <Row>
      <Subject
        badge={<Badge tone="mist">Cuenta eliminada</Badge>}
        href={keptCasePath(caseId)}
        title={KEPT_CASE_LABELS[about]}
        about={`De la cuenta N.º ${accountId}`}
        picture={
          <span className="grid size-14 shrink-0 place-items-center rounded-control bg-mist max-md:hidden">
            <Icon name="file-text" size={24} />
          </span>
        }
      />
      <Cell>{about !== 'suspension' && <Reasons kind={about} {...reports} />}</Cell>
      <Cell label="Desde">{since}</Cell>
    </Row>
  )
}

function Subject({
  badge,
  href,
  title,
  about,
  picture,
}: {
  badge: ReactNode
  href: Route
  title: string
  about: string
  picture: ReactNode
}) {
  return (
    <Cell>
      <div className="flex items-center gap-3">
        {picture}
        <div className="grid justify-items-start gap-0.5">
          {badge}
          <Link href={href} className={`${COVERING_LINK} wrap-anywhere`}>
            {revealedText(title)}
          </Link>
          <span className="text-fine text-ink-2 wrap-anywhere">{revealedText(about)}</span>
        </div>
      </div>
    </Cell>
  )
}

function Reasons({
  kind,
  reportCount,
  reasons,
}: Pick<WaitingPetDto, 'reportCount' | 'reasons'> & { kind: ReportKind }) {
  if (reportCount === 0) return null
  return (
    <span className="text-fine text-ink-2">
      {counted(reportCount, 'reporte', 'reportes')}:{' '}
      {reasons.map((reason) => reasonLabel(kind, reason)).join(', ')}
    </span>
  )
}
