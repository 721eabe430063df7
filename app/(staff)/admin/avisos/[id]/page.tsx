import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaff } from '@/app/(staff)/admin/require-staff'
import { DeskFrame } from '@/components/staff/desk-frame'
import { PetCaseView } from '@/components/staff/pet-case-view'
import { PetDecisionForms } from '@/components/staff/pet-decision-forms'
import { parseId } from '@/lib/params'
import { ADMIN_PETS } from '@/lib/routes'
import { findPetCase } from '@/lib/staff/pet-queries'

export const metadata: Metadata = { title: 'Publicación' }

export default async function PetCasePage({ params }: { params: Promise<{ id: string }> }) {
  const { id: text } = await params
  const { db, work, countryId } = await requireStaff(`${ADMIN_PETS}/${encodeURIComponent(text)}`)
  const id = parseId(text)
  const petCase = id === null ? null : await findPetCase(db, id)
  if (!petCase) notFound()
  const { pet, hold, waits, seen } = petCase
  return (
    <DeskFrame work={work} path={ADMIN_PETS} title={pet.name}>
      <PetCaseView
        petCase={petCase}
        countryId={countryId}
        decision={waits && <PetDecisionForms petId={pet.id} seen={seen} isHidden={hold !== null} />}
      />
    </DeskFrame>
  )
}
