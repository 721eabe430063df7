import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Cell, COVERING_LINK, DataTable, Row } from '@/components/ui/data-table'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import type { StaffQueueItemDto, WaitingPetDto } from '@/lib/moderation/staff/dto'
import { staffHoldSentence } from '@/lib/pets/hold-copy'
import { KEPT_CASE_LABELS } from '@/lib/text/copy/kept-cases'
import { STATUS_LABELS } from '@/lib/text/copy/labels'
import { reasonLabel } from '@/lib/text/copy/reports'
import { formatDay } from '@/lib/text/dates'
import { counted } from '@/lib/text/numbers'
import { revealedText } from '@/lib/text/revealed-text'
import { conversationCasePath, keptCasePath, petModerationPath, reviewCasePath } from '@/lib/text/routes'
import type { ReportKind } from '@/lib/text/vocabulary'
import { HoldBadge, StandingBadge, WaitingSince } from './badges'
import type { TableProps } from './desk-parts'

const COLUMNS = [{ label: 'Qué' }, { label: 'Motivos' }, { label: 'Desde' }]

/** What waits for staff, whatever its kind; rows link to the details. */
export function ModerationQueue({
  waiting,
  countryId,
  now,
}: TableProps & { waiting: readonly StaffQueueItemDto[] }) {
  return (
    <DataTable caption="Avisos por revisar" columns={COLUMNS}>
      {waiting.map((entry) => {
        const { key, badge, href, title, about, picture, marks } = lookOf(entry, countryId)
        return (
          <Row key={key}>
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
            <Cell>{marks}</Cell>
            <Cell label="Desde">
              <WaitingSince since={entry.since} countryId={countryId} now={now} />
            </Cell>
          </Row>
        )
      })}
    </DataTable>
  )
}

interface Look {
  key: string
  badge: ReactNode
  href: Route
  title: string
  about: string
  picture: ReactNode
  /** Why it waits. */
  marks: ReactNode
}

function lookOf(entry: StaffQueueItemDto, countryId: string): Look {
  switch (entry.kind) {
    case 'pet':
      return {
        key: `pet-${entry.petId}`,
        badge: <Badge tone="maiz">Publicación</Badge>,
        href: petModerationPath(entry.petId),
        title: entry.name,
        about: entry.publisher,
        picture: entry.photo && (
          <img
            src={entry.photo.small}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className="size-14 shrink-0 rounded-control object-cover max-md:hidden"
          />
        ),
        marks: (
          <Marks entry={entry}>
            {entry.isWithdrawn && <Badge tone="mist">{STATUS_LABELS.inactivo}</Badge>}
            {entry.hold && <HoldBadge />}
            <StandingBadge standing={entry.standing} />
            {entry.hold && <span className="text-fine">{staffHoldSentence(entry.hold)}</span>}
          </Marks>
        ),
      }
    case 'conversation': {
      const { reportId, isMessage, reported, reporter, pet, standing } = entry
      return {
        key: `conversation-${reportId}`,
        badge: <Badge tone="lila">{isMessage ? 'Mensaje' : 'Conversación'}</Badge>,
        href: conversationCasePath(reportId),
        title: isMessage ? `Mensaje de ${reported}` : `Conversación con ${reported}`,
        about: `Reportó ${reporter} · solicitud por ${pet}`,
        picture: <Picture icon="message-circle" tone="bg-lila" />,
        marks: (
          <Marks entry={entry}>
            <StandingBadge standing={standing} />
          </Marks>
        ),
      }
    }
    case 'review':
      return {
        key: `review-${entry.reviewId}`,
        badge: <Badge tone="mist">Comentario</Badge>,
        href: reviewCasePath(entry.reviewId),
        title: `Comentario de ${entry.author}`,
        about: `Sobre ${entry.foundation}`,
        picture: <Picture icon="message-square-text" tone="bg-durazno" />,
        marks: (
          <Marks entry={entry}>
            <StandingBadge standing={entry.standing} />
          </Marks>
        ),
      }
    case 'kept': {
      const { caseId, about, accountId, accountStays, keepUntil } = entry
      return {
        key: `kept-${caseId}`,
        badge: <Badge tone="mist">{accountStays ? 'Comentario eliminado' : 'Cuenta eliminada'}</Badge>,
        href: keptCasePath(caseId),
        title: KEPT_CASE_LABELS[about],
        about: `De la cuenta N.º ${accountId} · se borra solo el ${formatDay(keepUntil, countryId)}`,
        picture: <Picture icon="file-text" tone="bg-mist" />,
        marks: about !== 'suspension' && <Reasons {...entry} kind={about} />,
      }
    }
  }
}

const Picture = ({ icon, tone }: { icon: IconName; tone: string }) => (
  <span className={`grid size-14 shrink-0 place-items-center rounded-control ${tone} max-md:hidden`}>
    <Icon name={icon} size={24} />
  </span>
)

const Marks = ({
  entry,
  children,
}: {
  entry: Exclude<StaffQueueItemDto, { kind: 'kept' }>
  children: ReactNode
}) => (
  <div className="grid justify-items-start gap-1">
    {children}
    <Reasons {...entry} />
  </div>
)

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
