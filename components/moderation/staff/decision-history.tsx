import type { AuditEntryDto } from '@/lib/moderation/staff/audit-log/dto'
import { AuditLog } from './audit-log'

export interface History {
  /** Newest first. */
  history: readonly AuditEntryDto[]
  /** Country whose time zone is used. */
  countryId: string
}

/** On the page of a case: who of the staff decided what about it, when and why. Nothing before the first decision. */
export const DecisionHistory = ({ history, countryId }: History) =>
  history.length > 0 && (
    <section aria-labelledby="decisiones">
      <h2 id="decisiones" className="mb-3 text-panel">
        Lo que decidió el equipo
      </h2>
      <AuditLog entries={history} countryId={countryId} />
    </section>
  )
