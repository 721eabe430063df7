import type { ApplicationStatusDto } from '@/lib/foundations/dto'
import { DocumentForm } from './document-form'

/**
 * Status of a foundation's application: pending, or rejected with the reason, and the upload of a missing document.
 * Renders nothing once it is approved.
 */
export function FoundationBanner({ application }: { application: ApplicationStatusDto }) {
  const { name, status, rejection, needsDocument } = application
  if (status === 'aprobada') return null
  const waits = status === 'pendiente'
  return (
    <section
      aria-label="Estado de tu fundación"
      className={`mt-6 rounded-card p-5 ${waits ? 'bg-maiz' : 'bg-guayaba-tint'}`}
    >
      <p className="font-semibold">
        {waits ? `${name} está pendiente de aprobación` : `Todavía no podemos aprobar a ${name}`}
      </p>
      {rejection && <p className="mt-1 whitespace-pre-line text-ink-2 wrap-anywhere">Motivo: {rejection}</p>}
      <p className="mt-1 text-ink-2">{waits ? pendingMessage(needsDocument) : REAPPLY_HINT}</p>
      {needsDocument && <DocumentForm />}
    </section>
  )
}

const REAPPLY_HINT = 'Si ya lo resolviste, envíanos otro documento y lo revisamos de nuevo.'

const pendingMessage = (needsDocument: boolean) =>
  `${needsDocument ? 'Nos falta tu documento para revisarla.' : 'Estamos revisando tu documento.'} Mientras tanto puedes preparar tus mascotas: se verán, junto con tu página, cuando tu fundación esté aprobada. Te avisaremos por correo.`
