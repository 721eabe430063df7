import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/links/text-link'
import { Stars } from '@/components/ui/stars'
import type { EditDto, ReviewCaseDto } from '@/lib/moderation/staff/reviews/dto'
import { formatMoment } from '@/lib/text/dates'
import { revealedText } from '@/lib/text/revealed-text'
import { accountModerationPath, foundationPath } from '@/lib/text/routes'
import { HoldBadge, StandingBadge } from './badges'
import { DecisionForm } from './decision-form'
import { CASE_COLUMNS, type CaseProps, DecisionHistory, Facts, type History, Mistaken } from './desk-parts'
import { Reporters, ReportList } from './report-list'

/** A comment on a foundation (moderation): what was written, by whom, and who reported it. */
export function ReviewCase({
  found,
  history,
  countryId,
  asksPassword,
}: CaseProps & History & { found: ReviewCaseDto }) {
  const { author, foundation, points, comment, reply, createdAt, edited, hiddenAt, isShown } = found
  return (
    <div className={CASE_COLUMNS}>
      <div className="grid min-w-0 content-start gap-8">
        <section aria-labelledby="reportes" className="grid gap-4">
          <h2 id="reportes" className="text-panel">
            Reportes
          </h2>
          {found.reports.length === 0 ? (
            <p className="text-ink-2">Nadie lo reportó.</p>
          ) : (
            <ReportList kind="review" reports={found.reports} countryId={countryId} />
          )}
        </section>
        <DecisionHistory history={history} countryId={countryId} />
        <Reporters reporters={found.reporters} countryId={countryId} />
        <section aria-labelledby="comentario" className="grid gap-4">
          <h2 id="comentario" className="text-panel">
            Comentario
          </h2>
          <div className="rounded-card bg-mist p-5">
            <Stars rating={points} />
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{comment}</p>
          </div>
          {reply && (
            <div className="rounded-card border border-line p-5">
              <p className="text-fine text-ink-2">
                Respuesta de la fundación
                {found.isReplyEarlier && ' · a una versión anterior del comentario'}
              </p>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{reply}</p>
            </div>
          )}
        </section>
      </div>
      <div className="grid content-start gap-6">
        <section aria-label="De quién es" className="grid justify-items-start gap-3 rounded-card bg-mist p-5">
          {!isShown && <HoldBadge />}
          <Facts
            facts={[
              [
                'Lo escribió',
                <span key="author">
                  <TextLink href={accountModerationPath(author.id)}>{revealedText(author.name)}</TextLink> ·
                  cuenta N.º {author.id} <StandingBadge standing={author.standing} />
                </span>,
              ],
              ['Sobre', <Foundation key="foundation" {...foundation} />],
              ['Publicado', formatMoment(createdAt, countryId)],
              ...(edited
                ? [['Editado', <EditMoment key="edited" edit={edited} countryId={countryId} />] as const]
                : []),
              ...(hiddenAt ? [['Oculto desde', formatMoment(hiddenAt, countryId)] as const] : []),
            ]}
          />
        </section>
        <Decisions found={found} asksPassword={asksPassword} />
      </div>
    </div>
  )
}

/** When something was edited, and whether what is read now is not what was reported. */
export const EditMoment = ({ edit, countryId }: { edit: EditDto; countryId: string }) => (
  <>
    {formatMoment(edit.at, countryId)} {edit.sinceReport && <Badge tone="maiz">Después del reporte</Badge>}
  </>
)

const Foundation = ({ id, name, standing }: ReviewCaseDto['foundation']) =>
  standing === 'public' ? (
    <TextLink href={foundationPath(id)} look="padded">
      {revealedText(name)}
    </TextLink>
  ) : (
    <>
      {revealedText(name)} <StandingBadge standing={standing} />
    </>
  )

function Decisions({
  found: { id, seen, hiddenAt, reports, waits },
  asksPassword,
}: {
  found: ReviewCaseDto
  asksPassword: boolean
}) {
  const shared = { about: { reviewId: id, seen }, asksPassword }
  if (hiddenAt)
    return (
      <DecisionForm decision="showReview" {...shared}>
        <Mistaken reports={reports} />
      </DecisionForm>
    )
  return (
    <>
      {waits && <DecisionForm decision="keepReview" {...shared} />}
      <DecisionForm decision="hideReview" {...shared} />
    </>
  )
}
