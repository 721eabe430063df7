import type { KeptCaseDto } from '@/lib/moderation/staff/dto'
import { KEPT_CASE_LABELS } from '@/lib/text/copy/kept-cases'
import { reasonLabel } from '@/lib/text/copy/reports'
import { formatDay, formatMoment } from '@/lib/text/dates'
import { DecisionForm } from './decision-form'
import { CASE_COLUMNS, type CaseProps, CaseSection, Facts } from './desk-parts'

/** What is kept of a deleted account, or of a deleted comment, while a case about it is open. */
export function KeptCase({
  found: { id, about, accountId, accountStays, said, reports, createdAt, keepUntil },
  countryId,
  asksPassword,
}: CaseProps & { found: KeptCaseDto }) {
  const isSuspension = about === 'suspension'
  return (
    <div className={CASE_COLUMNS}>
      <div className="grid min-w-0 content-start gap-8">
        <CaseSection id="dicho" title={isSuspension ? 'Por qué estaba suspendida' : 'Lo reportado'}>
          <p className="whitespace-pre-line wrap-anywhere">{said ?? 'No queda ningún texto.'}</p>
        </CaseSection>
        {!isSuspension && (
          <CaseSection id="reportes" title="Reportes">
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
          </CaseSection>
        )}
      </div>
      <div className="grid content-start gap-6">
        <section aria-label="De quién era" className="rounded-card bg-mist p-5">
          <Facts
            facts={[
              ['Qué', KEPT_CASE_LABELS[about]],
              [accountStays ? 'Cuenta' : 'Cuenta eliminada', `N.º ${accountId}`],
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
