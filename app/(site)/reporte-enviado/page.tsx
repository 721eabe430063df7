import type { Metadata } from 'next'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { ALL_PETS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Recibimos tu reporte', robots: { index: false } }

/** Does not show the pet: the report may have hidden it. */
export default function ReportSentPage() {
  return (
    <div className="mx-auto w-wrap py-8 lg:py-12">
      <EmptyPanel
        level="h1"
        tone="lila"
        title="Recibimos tu reporte"
        text="Gracias por avisarnos. Nuestro equipo lo revisará lo antes posible."
        action={<LinkButton href={ALL_PETS}>Ver todas las mascotas</LinkButton>}
        art={{ src: '/art/cut-lie.webp', width: 500, height: 557 }}
      />
    </div>
  )
}
