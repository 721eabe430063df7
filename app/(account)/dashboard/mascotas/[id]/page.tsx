import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { EditPage } from '@/components/pets/own/edit-page'
import { findEditablePet } from '@/lib/pets/own-queries'
import { getPetCatalog } from '@/lib/platform/catalog/cache'
import { parseId } from '@/lib/text/params'
import { DASHBOARD_PETS, ownPetPath } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Editar mascota' }

export default async function EditPetPage({ params }: { params: Promise<{ id: string }> }) {
  const id = parseId((await params).id)
  if (id === null) notFound()
  const { db, shell, account } = await loadDashboard(DASHBOARD_PETS, undefined, ownPetPath(id))
  const pet = await findEditablePet(db, account.id, id)
  if (!pet) notFound()
  return (
    <DashboardShell {...shell} title={`Editar a ${pet.name}`}>
      <EditPage pet={pet} catalog={await getPetCatalog()} role={account.role} />
    </DashboardShell>
  )
}
