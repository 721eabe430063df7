import type { Metadata } from 'next'
import { loadImporter } from '@/app/(account)/dashboard/mascotas/load-importer'
import { FileHelp, PastImports, Running } from '@/components/pets/imports/file-help'
import { UploadForm } from '@/components/pets/imports/import-forms'
import { ImportFrame } from '@/components/pets/imports/import-frame'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { NOT_APPROVED } from '@/lib/pets/imports/policy'
import { listPastImports } from '@/lib/pets/imports/queries'
import { DASHBOARD_PETS, IMPORT_PETS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Importar mascotas' }

export default async function ImportPetsPage() {
  const { db, account, approved } = await loadImporter(IMPORT_PETS)
  if (!approved) return <NotApproved />
  const imports = await listPastImports(db, account.id)
  const running = imports.find(({ status }) => status === 'running')
  return (
    <ImportFrame step="Archivo">
      {running ? <Running file={running} /> : <UploadForm />}
      <FileHelp />
      <PastImports imports={imports} countryId={account.countryId ?? ''} />
    </ImportFrame>
  )
}

function NotApproved() {
  return (
    <ImportFrame step={null}>
      <div className="mt-6">
        <EmptyPanel
          title={NOT_APPROVED}
          text="Mientras tanto puedes publicarlas una por una: se verán cuando la aprobemos."
          action={<LinkButton href={DASHBOARD_PETS}>Mis Mascotas</LinkButton>}
        />
      </div>
    </ImportFrame>
  )
}
