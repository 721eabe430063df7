import { Address } from '@/components/ui/address'
import { buttonClass, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { DECIDED_LATER } from '@/lib/moderation/staff/copy'
import type { DocumentDto, FoundationApplicationDto } from '@/lib/moderation/staff/dto'
import type { SimilarFoundationDto } from '@/lib/moderation/staff/foundations/dto'
import { missingForApproval } from '@/lib/moderation/staff/policy'
import { formatMoment } from '@/lib/text/dates'
import { formatBytes } from '@/lib/text/numbers'
import { revealedText } from '@/lib/text/revealed-text'
import {
  accountModerationPath,
  documentPath,
  foundationModerationPath,
  foundationPath,
} from '@/lib/text/routes'
import { InactiveBadge, StatusBadge } from './badges'
import { DecisionForm } from './decision-form'
import { DecisionRegion } from './decision-region'
import { CASE_COLUMNS, type CaseProps, CaseSection, type Fact, Facts, NextCase } from './desk-parts'
import { SimilarFoundations } from './similar-foundations'

/** Review details of a foundation: its data, documents, past decisions and what can be decided. */
export function ApplicationReview({
  foundation,
  next,
  similar,
  countryId,
  asksPassword,
}: CaseProps & {
  foundation: FoundationApplicationDto
  /** Who waits next, once this one is decided. */
  next: number | null
  similar: readonly SimilarFoundationDto[]
}) {
  return (
    <div className={CASE_COLUMNS}>
      <CaseSection id="documentos" title="Documentos">
        {foundation.documents.length === 0 && <p className="text-ink-2">No envió ningún documento.</p>}
        <div className="grid gap-6">
          {foundation.documents.map((document, at) => (
            <DocumentViewer key={document.id} document={document} number={at + 1} countryId={countryId} />
          ))}
        </div>
      </CaseSection>
      <div className="grid content-start gap-6">
        <FoundationFacts foundation={foundation} countryId={countryId} />
        <Decided foundation={foundation} next={next} countryId={countryId} />
        <SimilarFoundations similar={similar} />
        <Decisions foundation={foundation} asksPassword={asksPassword} />
      </div>
    </div>
  )
}

/** Document in a review: images inline, all formats also in a new tab. */
function DocumentViewer({
  document,
  number,
  countryId,
}: {
  document: DocumentDto
  number: number
  countryId: string
}) {
  const { id, contentType, bytes, createdAt } = document
  const isPdf = contentType === 'application/pdf'
  const name = `Documento ${number}`
  return (
    <figure className="overflow-hidden rounded-card border border-line">
      {isPdf ? (
        // Browsers of phones show no PDF inside a page.
        <iframe
          src={documentPath(id)}
          title={name}
          loading="lazy"
          className="h-[70vh] w-full bg-mist max-md:hidden"
        />
      ) : (
        <img src={documentPath(id)} alt={name} className="max-h-[70vh] w-full bg-mist object-contain" />
      )}
      <figcaption className="flex flex-wrap items-center justify-between gap-3 p-4">
        <span>
          {name} · {isPdf ? 'PDF' : 'Imagen'} · {formatBytes(bytes)} · enviado el{' '}
          {formatMoment(createdAt, countryId)}
        </span>
        <a
          href={documentPath(id)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          <Icon name="file-text" size={18} />
          Abrir {name.toLowerCase()}
        </a>
      </figcaption>
    </figure>
  )
}

function FoundationFacts({
  foundation,
  countryId,
}: {
  foundation: FoundationApplicationDto
  countryId: string
}) {
  const facts: Fact[] = [
    ['Contacto', foundation.contact],
    ['Correo', `${foundation.email} (${foundation.confirmed ? 'confirmado' : 'sin confirmar'})`],
    ['Teléfono', foundation.phone],
    ['Dirección', foundation.address && <Address key="address" text={foundation.address} />],
    ['Ciudad', [foundation.city, foundation.country].filter(Boolean).join(', ')],
    ['Misión', foundation.mission],
    ['Mascotas', String(foundation.petCount)],
    ['Se registró', formatMoment(foundation.registeredAt, countryId)],
  ]
  return (
    <section aria-label="Datos de la fundación" className="rounded-card bg-mist p-5">
      <Facts facts={facts} />
    </section>
  )
}

function Decided({
  foundation,
  next,
  countryId,
}: {
  foundation: FoundationApplicationDto
  next: number | null
  countryId: string
}) {
  const { id, status, standing, decidedAt, decidedBy, reason } = foundation
  return (
    <DecisionRegion decidedAt={decidedAt}>
      <span className="flex flex-wrap gap-1.5">
        <StatusBadge status={status} />
        <InactiveBadge standing={standing} />
      </span>
      {decidedAt && (
        <p className="text-ink-2">
          {formatMoment(decidedAt, countryId)}
          {decidedBy && `, ${decidedBy}`}
        </p>
      )}
      {reason && (
        <p className="whitespace-pre-line wrap-anywhere">
          {status === 'pendiente' && 'Rechazada antes: '}
          {reason}
        </p>
      )}
      <div className="grid auto-cols-fr gap-2.5 sm:grid-flow-col">
        <LinkButton href={accountModerationPath(id)} variant="ghost" size="sm">
          Ver su cuenta
        </LinkButton>
        {standing === 'public' && (
          <LinkButton href={foundationPath(id)} variant="ghost" size="sm">
            Ver su página
          </LinkButton>
        )}
      </div>
      <NextCase id={next} pathOf={foundationModerationPath}>
        Siguiente fundación
      </NextCase>
    </DecisionRegion>
  )
}

function Decisions({
  foundation: { id, status, standing, seen, proposedName, proposedSeen, documents, confirmed },
  asksPassword,
}: {
  foundation: FoundationApplicationDto
  asksPassword: boolean
}) {
  const foundation = { foundationId: id, seen }
  const later = status === 'aprobada' && proposedName === null ? null : DECIDED_LATER[standing]
  if (later !== null) return <p className="rounded-card border border-line p-5">{later}</p>
  const missing = missingForApproval({ documents: documents.length, confirmed })
  if (status !== 'aprobada')
    return (
      <>
        {missing === null ? (
          <DecisionForm decision="approveFoundation" about={foundation} asksPassword={asksPassword} />
        ) : (
          <p className="rounded-card border border-line p-5">{missing}.</p>
        )}
        {status === 'pendiente' && (
          <DecisionForm decision="rejectFoundation" about={foundation} asksPassword={asksPassword} />
        )}
      </>
    )
  if (proposedName === null) return null
  const proposal = { foundationId: id, seen: proposedSeen ?? '' }
  return (
    <section aria-labelledby="nombre-nuevo" className="grid gap-4 rounded-card bg-maiz p-5">
      <h2 id="nombre-nuevo" className="text-card wrap-anywhere">
        Quiere llamarse «{revealedText(proposedName)}»
      </h2>
      <div className="grid gap-4 *:bg-white">
        <DecisionForm decision="approveName" about={proposal} asksPassword={asksPassword} />
        <DecisionForm decision="rejectName" about={proposal} asksPassword={asksPassword} />
      </div>
    </section>
  )
}
