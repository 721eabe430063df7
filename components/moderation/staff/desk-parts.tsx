import type { Route } from 'next'
import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { AuditEntryDto } from '@/lib/moderation/staff/audit-log/dto'
import type { RelatedAccountDto, ReportDto } from '@/lib/moderation/staff/dto'
import { revealedText } from '@/lib/text/revealed-text'
import { accountModerationPath } from '@/lib/text/routes'
import { AuditLog } from './audit-log'

/**
 * The columns of a case: what it is about, and what staff decide. On phones one, in which long words wrap: without
 * `grid-cols-1` they would widen the page.
 */
export const CASE_COLUMNS = 'grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12'

export type Fact = readonly [term: string, value: ReactNode]

/** A part of a case, under its heading. */
export const CaseSection = ({
  id,
  title,
  children,
}: {
  id: string
  title: ReactNode
  children: ReactNode
}) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-4 text-panel">
      {title}
    </h2>
    {children}
  </section>
)

/** What is known of a case or of a side of it. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-3">
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt className="text-fine text-ink-2">{term}</dt>
        <dd className="wrap-anywhere">
          {(typeof value === 'string' ? revealedText(value) : value) || 'Sin datos'}
        </dd>
      </div>
    ))}
  </dl>
)

/** The way on from a case that is decided. Nothing where no other one waits. */
export const NextCase = ({
  id,
  pathOf,
  children,
}: {
  id: number | null
  pathOf: (id: number) => Route
  children: ReactNode
}) =>
  id !== null && (
    <LinkButton href={pathOf(id)} size="sm">
      {children}
    </LinkButton>
  )

/** What the page of every case is given. */
export interface CaseProps {
  /** Country whose time zone is used. */
  countryId: string
  /** Whether the password is asked for at once; otherwise the answer may. */
  asksPassword: boolean
}

/** What every table of what waits is given. */
export interface TableProps extends Pick<CaseProps, 'countryId'> {
  now: Date
}

export interface History extends Pick<CaseProps, 'countryId'> {
  /** Newest first. */
  history: readonly AuditEntryDto[]
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

/** A sign that somebody who was suspended may be back. Nothing without one. */
export const RelatedAccounts = ({ relatedAccounts }: { relatedAccounts: readonly RelatedAccountDto[] }) =>
  relatedAccounts.length > 0 && (
    <section
      aria-label="Cuentas suspendidas que coinciden"
      className="rounded-2xl bg-maiz px-4 py-3.5 text-small"
    >
      <p className="flex gap-3">
        <Icon name="user-round" size={20} className="mt-px shrink-0" />
        <span>
          Coincide con una cuenta suspendida. Puede ser otra persona: nadie demuestra que un teléfono es suyo.
        </span>
      </p>
      <ul className="mt-1">
        {relatedAccounts.map((account) => (
          <li key={account.id} className="wrap-anywhere">
            <TextLink href={accountModerationPath(account.id)} look="padded">
              {revealedText(account.name)}
            </TextLink>{' '}
            · cuenta N.º {account.id} · {sharedWords(account)}
          </li>
        ))}
      </ul>
    </section>
  )

const sharedWords = ({ samePhone, sameMailbox }: RelatedAccountDto): string =>
  [samePhone && 'mismo teléfono', sameMailbox && 'mismo buzón de correo'].filter(Boolean).join(' y ')

/** What can be decided along with a decision. */
function Option({ id, name, label, hint }: Record<'id' | 'name' | 'label' | 'hint', string>) {
  return (
    <label className="flex min-h-11 gap-3 text-small">
      <input
        type="checkbox"
        name={name}
        value="si"
        aria-describedby={id}
        className="mt-0.5 size-5 shrink-0 accent-monte"
      />
      <span>
        <span className="font-semibold">{label}</span>
        <span id={id} className="block text-fine text-ink-2">
          {hint}
        </span>
      </span>
    </label>
  )
}

/** With the removal of a pet. */
export const BlockPhotos = () => (
  <Option
    id="bloquear-fotos"
    name="blockPhotos"
    label="Bloquear sus fotos"
    hint="Se borran, y la misma imagen se rechaza si alguien la vuelve a subir, también quien la tomó. Las que también muestra otra cuenta se quedan."
  />
)

/** With what undoes a decision by which reports were accepted. */
export const Mistaken = ({ reports }: { reports: readonly ReportDto[] }) =>
  reports.some(({ status }) => status === 'aceptado') && (
    <Option
      id="fue-un-error"
      name="mistaken"
      label="Fue un error nuestro"
      hint="Los reportes que aceptamos con esa decisión pasan a descartados."
    />
  )
