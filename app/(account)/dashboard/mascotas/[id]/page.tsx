import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadDashboard } from '@/app/(account)/dashboard/load-dashboard'
import { DashboardShell } from '@/components/dashboard/dashboard-shell'
import { EditPage } from '@/components/publish/edit-page'
import { getPetCatalog } from '@/lib/catalog/cache'
import { parseId } from '@/lib/params'
import { findEditablePet } from '@/lib/pets/own-queries'
import { DASHBOARD_PETS, ownPetPath } from '@/lib/routes'
import { requireSession } from '@/lib/session/session'

export const metadata: Metadata = { title: 'Editar mascota' }

export default async function EditPetPage({ params }: { params: Promise<{ id: string }> }) {
  const id = parseId((await params).id)
  if (id === null) notFound()
  await requireSession(ownPetPath(id))
  const { db, shell, account } = await loadDashboard(DASHBOARD_PETS)
  const pet = await findEditablePet(db, account.id, id)
  if (!pet) notFound()
  return (
    <DashboardShell {...shell} title={`Editar a ${pet.name}`}>
      <EditPage pet={pet} catalog={await getPetCatalog()} role={account.role} />
    </DashboardShell>
  )
}
