import type { FoundationStandingDto } from '@/lib/foundations/dto'

/** Tells a foundation that it waits for its approval, or why it was turned away; nothing once it is approved. */
export function FoundationBanner({ standing }: { standing: FoundationStandingDto }) {
  if (standing.status === 'aprobada') return null
  const waits = standing.status === 'pendiente'
  return (
    <section
      aria-label="Estado de tu fundación"
      className={`mt-6 rounded-card p-5 ${waits ? 'bg-maiz' : 'bg-guayaba-tint'}`}
    >
      <p className="font-semibold">
        {waits
          ? `${standing.name} está pendiente de aprobación`
          : `Todavía no podemos aprobar a ${standing.name}`}
      </p>
      {waits ? (
        <p className="mt-1 text-ink-2">
          Estamos revisando tu documento. Mientras tanto puedes preparar tus mascotas: se verán, junto con tu
          página, cuando tu fundación esté aprobada. Te avisaremos por correo.
        </p>
      ) : (
        <>
          {standing.rejection && (
            <p className="mt-1 whitespace-pre-line text-ink-2 wrap-anywhere">Motivo: {standing.rejection}</p>
          )}
          <p className="mt-1 text-ink-2">
            Si ya lo resolviste, responde al correo que te enviamos y lo vemos contigo.
          </p>
        </>
      )}
    </section>
  )
}
