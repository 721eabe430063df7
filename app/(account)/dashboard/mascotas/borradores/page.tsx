import type { Metadata } from 'next'
import { loadImporter } from '@/app/(account)/dashboard/mascotas/load-importer'
import { DraftList } from '@/components/pets/drafts/draft-list'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { PageLinks } from '@/components/ui/links/page-links'
import { listDrafts } from '@/lib/pets/drafts/queries'
import { parsePage } from '@/lib/text/pagination'
import { DASHBOARD_PETS, IMPORT_PETS, OWN_DRAFTS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Borradores' }

interface Props {
  searchParams: Promise<{ pagina?: string | string[] }>
}

/** Pets of a file that lack a photo or a story: private until each is published by the form. */
export default async function DraftsPage({ searchParams }: Props) {
  const { db, account } = await loadImporter(OWN_DRAFTS)
  const page = await listDrafts(db, account.id, parsePage((await searchParams).pagina))
  return (
    <div className="mx-auto w-wrap pb-14 lg:pb-20">
      <Breadcrumb crumbs={[{ label: 'Mis Mascotas', href: DASHBOARD_PETS }, { label: 'Borradores' }]} />
      <h1 className="mt-3 text-title">Borradores</h1>
      {page.rows.length === 0 ? (
        <div className="mt-6">
          <EmptyPanel
            title="No tienes borradores"
            text="Aquí quedan las mascotas de tus archivos a las que les falta una foto o su historia."
            action={<LinkButton href={IMPORT_PETS}>Importar mascotas</LinkButton>}
          />
        </div>
      ) : (
        <>
          <p className="mt-2 mb-5 max-w-prose text-pretty text-ink-2">
            Solo tú los ves. Completa cada uno con su foto, también desde el teléfono, y publícalo.
          </p>
          <DraftList drafts={page.rows} />
        </>
      )}
      <PageLinks path={OWN_DRAFTS} page={page} />
    </div>
  )
}
