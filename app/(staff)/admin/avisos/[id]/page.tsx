import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaffCase, type StaffCaseProps } from '@/app/(staff)/admin/require-staff'
import { PetReview } from '@/components/moderation/staff/pet-review'
import { OwnCase, StaffShell } from '@/components/moderation/staff/staff-shell'
import { listDecisions } from '@/lib/moderation/staff/audit-log/queries'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { ADMIN_PETS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Publicación' }

export default async function PetModerationPage(props: StaffCaseProps) {
  const { db, staffId, work, countryId, asksPassword, id } = await requireStaffCase(ADMIN_PETS, props)
  const review = await findPetModeration(db, id)
  if (!review) notFound()
  const { pet, owner } = review
  const history = await listDecisions(db, `pet:${pet.id}`)
  return (
    <StaffShell work={work} path={ADMIN_PETS} title={pet.name}>
      {owner.id === staffId ? (
        <OwnCase />
      ) : (
        <PetReview review={review} history={history} countryId={countryId} asksPassword={asksPassword} />
      )}
    </StaffShell>
  )
}
