import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { ADMIN_PETS } from '@/lib/text/routes'

export default function ReportNotFound() {
  return (
    <div className="mx-auto w-wrap py-8 lg:py-12">
      <EmptyPanel
        level="h1"
        tone="lila"
        title="Este reporte ya no existe"
        text="Se borra con la cuenta de quien reportó o de la otra persona, y con la solicitud."
        action={<LinkButton href={ADMIN_PETS}>Volver a los avisos</LinkButton>}
      />
    </div>
  )
}
