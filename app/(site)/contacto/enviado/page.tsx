import type { Metadata } from 'next'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { ALL_PETS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Recibimos tu mensaje', robots: { index: false } }

export default function ContactSentPage() {
  return (
    <div className="mx-auto w-wrap py-8 lg:py-12">
      <EmptyPanel
        level="h1"
        tone="lila"
        title="Recibimos tu mensaje"
        text="Te respondemos por correo. Ahí te llega también su número, salvo que hoy nos hayas escrito varias veces."
        action={<LinkButton href={ALL_PETS}>Ver todas las mascotas</LinkButton>}
      />
    </div>
  )
}
