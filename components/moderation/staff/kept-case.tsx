import { Link } from '@/components/ui/links/link'
import { TextLink } from '@/components/ui/links/text-link'
import type { KeptCaseDto, KeptCaseRefDto } from '@/lib/moderation/staff/dto'
import { KEPT_CASE_LABELS } from '@/lib/text/copy/kept-cases'
import { reasonLabel } from '@/lib/text/copy/reports'
import { formatDay, formatMoment } from '@/lib/text/dates'
import { formatCount } from '@/lib/text/numbers'
import { accountModerationPath, foundationMoneyPath, keptCasePath } from '@/lib/text/routes'
import { DecisionForm } from './decision-form'
import { CASE_COLUMNS, type CaseProps, CaseSection, Facts } from './desk-parts'

/** What is kept of a deleted account, or of a deleted comment, while a case about it is open. */
export function KeptCase({ found, countryId, asksPassword }: CaseProps & { found: KeptCaseDto }) {
  const { id, about, accountId, accountStays, said, reports, createdAt, keepUntil, others } = found
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
        {others.length > 0 && (
          <CaseSection
            id="otros"
            title={
              others.length === 1
                ? 'Queda 1 caso más de esta cuenta o de su correo'
                : `Quedan ${formatCount(others.length)} casos más de esta cuenta o de su correo`
            }
          >
            <KeptCaseLinks cases={others} />
          </CaseSection>
        )}
      </div>
      <div className="grid content-start gap-6">
        <section aria-label="De quién era" className="rounded-card bg-mist p-5">
          <Facts
            facts={[
              ['Qué', KEPT_CASE_LABELS[about]],
              accountStays
                ? [
                    'Cuenta',
                    <TextLink key="account" href={accountModerationPath(accountId)} look="padded">
                      N.º {accountId}
                    </TextLink>,
                  ]
                : ['Cuenta eliminada', `N.º ${accountId}`],
              ['Se eliminó', formatMoment(createdAt, countryId)],
              ['Se borra solo', formatDay(keepUntil, countryId)],
            ]}
          />
        </section>
        {!accountStays && (found.reservedBy || found.hasMoney) && <Afterwards found={found} />}
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

export const KeptCaseLinks = ({ cases }: { cases: readonly KeptCaseRefDto[] }) => (
  <ul className="grid gap-2">
    {cases.map(({ id, about }) => (
      <li key={id}>
        <TextLink href={keptCasePath(id)} look="padded">
          {KEPT_CASE_LABELS[about]} N.º {id}
        </TextLink>
      </li>
    ))}
  </ul>
)

const RESERVED = {
  others: 'Su correo y su teléfono siguen reservados hasta cerrar también los otros casos.',
  this: 'Al cerrarlo, su correo y su teléfono se pueden registrar otra vez: si no conviene todavía, déjalo abierto hasta su plazo.',
}

/** What closing the case of a deleted account frees. */
const Afterwards = ({ found: { accountId, reservedBy, hasMoney } }: { found: KeptCaseDto }) => (
  <section aria-label="Qué pasa al cerrarlo" className="grid gap-3 text-small">
    {reservedBy && <p>{RESERVED[reservedBy]}</p>}
    {hasMoney && (
      <p>
        Recibió donaciones, que esperan hasta cerrar todos sus casos. Si la cuenta estaba suspendida y das uno
        por cierto, o dejas vencer el de la suspensión, no se le transfieren: se devuelven en Stripe.{' '}
        <Link href={foundationMoneyPath(accountId)}>Ver su dinero</Link>
      </p>
    )}
  </section>
)
