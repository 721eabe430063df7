import type { Metadata } from 'next'
import { PetMissing } from '@/components/pets/pet-missing'
import { ReportForm } from '@/components/pets/reports/report-form'
import { Missing } from '@/components/site/layout/missing'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { getPet } from '@/lib/pets/cache'
import { TYPE_LABELS } from '@/lib/text/copy/labels'
import { parseId } from '@/lib/text/params'
import { HOME, petPath, typePath } from '@/lib/text/routes'

export function generateStaticParams() {
  return []
}

export const metadata: Metadata = { title: 'Reportar una publicación', robots: { index: false } }

export default async function ReportPage({ params }: { params: Promise<{ id: string }> }) {
  const id = parseId((await params).id)
  const pet = id === null ? null : await getPet(id)
  if (!pet) return <Missing page={<PetMissing />} />
  return (
    <div className="mx-auto w-wrap pb-12">
      <Breadcrumb
        crumbs={[
          { label: 'Inicio', href: HOME },
          { label: TYPE_LABELS[pet.type].many, href: typePath(pet.type) },
          { label: pet.name, href: petPath(pet.id) },
          { label: 'Reportar' },
        ]}
      />
      <div className="mx-auto mt-4 grid max-w-[34rem] gap-6">
        <div>
          <h1 className="text-title wrap-anywhere">Reportar la publicación de {pet.name}</h1>
          <p className="mt-3 text-lead text-ink-2">
            Cuéntanos qué viste. Nuestro equipo la revisa y quien la publicó no sabrá quién avisó.
          </p>
        </div>
        <ReportForm subject={{ kind: 'pet', petId: pet.id }} place="page" />
      </div>
    </div>
  )
}
