import type { KeptCaseDto } from '@/lib/moderation/staff/kept-cases/dto'
import { KEPT_CASE_LABELS } from '@/lib/text/copy/kept-cases'
import { reasonLabel } from '@/lib/text/copy/reports'
import { formatDay, formatMoment } from '@/lib/text/dates'
import { CASE_COLUMNS } from './case-columns'
import { DecisionForm } from './decision-form'
import { Facts } from './facts'

/** What is kept of a deleted account while a case about it is open. */
export function KeptCase({
  found: { id, about, accountId, said, reports, createdAt, keepUntil },
  countryId,
  asksPassword,
}: {
  found: KeptCaseDto
  /** Country whose time zone is used. */
  countryId: string
  asksPassword: boolean
}) {
  const isSuspension = about === 'suspension'
  return (
    <div className={CASE_COLUMNS}>
      <div className="grid min-w-0 content-start gap-8">
        <section aria-labelledby="dicho">
          <h2 id="dicho" className="mb-4 text-panel">
            {isSuspension ? 'Por qué estaba suspendida' : 'Lo reportado'}
          </h2>
          <p className="whitespace-pre-line wrap-anywhere">{said ?? 'No queda ningún texto.'}</p>
        </section>
        {!isSuspension && (
          <section aria-labelledby="reportes">
            <h2 id="reportes" className="mb-4 text-panel">
              Reportes
            </h2>
            <ul className="grid gap-3">
              {reports.map((report) => (
                <li
                  key={`${report.createdAt} ${report.reason}`}
                  className="rounded-card border border-line p-4"
                >
                  <p className="font-semibold">{reasonLabel(about, report.reason)}</p>
                  {report.details && <p className="whitespace-pre-line wrap-anywhere">{report.details}</p>}
                  <p className="text-fine text-ink-2">{formatMoment(report.createdAt, countryId)}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className="grid content-start gap-6">
        <section aria-label="De quién era" className="rounded-card bg-mist p-5">
          <Facts
            facts={[
              ['Qué', KEPT_CASE_LABELS[about]],
              ['Cuenta eliminada', `N.º ${accountId}`],
              ['Se eliminó', formatMoment(createdAt, countryId)],
              ['Se borra solo', formatDay(keepUntil, countryId)],
            ]}
          />
        </section>
        <DecisionForm
          decision="acceptCase"
          about={{ caseId: id, outcome: 'accept' }}
          asksPassword={asksPassword}
        />
        <DecisionForm
          decision="dismissCase"
          about={{ caseId: id, outcome: 'dismiss' }}
          asksPassword={asksPassword}
        />
      </div>
    </div>
  )
}
