import { WaitingSince } from '@/components/moderation/staff/badges'
import type { TableProps } from '@/components/moderation/staff/desk-parts'
import { Badge } from '@/components/ui/badge'
import { Cell, COVERING_LINK, DataTable, Row } from '@/components/ui/data-table'
import { Link } from '@/components/ui/links/link'
import type { WaitingStoryDto } from '@/lib/moderation/staff/stories/dto'
import { storyCasePath } from '@/lib/text/adoption-routes'
import { formatMoment } from '@/lib/text/dates'
import { revealedText } from '@/lib/text/revealed-text'

const COLUMNS = [{ label: 'Mascota' }, { label: 'De' }, { label: 'Enviada' }]

/** @param countryId whose time the reader has */
export function StoryTable({
  stories,
  countryId,
  now,
}: TableProps & { stories: readonly WaitingStoryDto[] }) {
  return (
    <DataTable caption="Finales felices" columns={COLUMNS}>
      {stories.map(({ id, pet, adopter, offeredAt, publishedAt, isShown }) => (
        <Row key={id}>
          <Cell>
            <Link href={storyCasePath(id)} className={COVERING_LINK}>
              {revealedText(pet)}
            </Link>{' '}
            <span className="text-fine text-ink-2">N.º {id}</span>
          </Cell>
          <Cell label="De" className="wrap-anywhere">
            {revealedText(adopter)}
          </Cell>
          <Cell label="Enviada">
            {publishedAt ? (
              formatMoment(offeredAt, countryId)
            ) : (
              <WaitingSince since={offeredAt} countryId={countryId} now={now} />
            )}{' '}
            <StoryBadge publishedAt={publishedAt} isShown={isShown} />
          </Cell>
        </Row>
      ))}
    </DataTable>
  )
}

export function StoryBadge({ publishedAt, isShown }: Pick<WaitingStoryDto, 'publishedAt' | 'isShown'>) {
  if (!publishedAt) return <Badge tone="maiz">Por leer</Badge>
  return isShown ? <Badge tone="monte">Publicada</Badge> : <Badge tone="guayaba">Publicada, no se ve</Badge>
}
