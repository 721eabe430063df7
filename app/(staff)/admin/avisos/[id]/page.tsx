import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaff } from '@/app/(staff)/admin/require-staff'
import { PetReview } from '@/components/moderation/staff/pet-review'
import { OwnCase, StaffShell } from '@/components/moderation/staff/staff-shell'
import { listDecisions } from '@/lib/moderation/staff/audit-log/queries'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { parseId } from '@/lib/text/params'
import { ADMIN_PETS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Publicación' }

export default async function PetModerationPage({ params }: { params: Promise<{ id: string }> }) {
  const { id: text } = await params
  const { db, staffId, work, countryId, asksPassword } = await requireStaff(
    `${ADMIN_PETS}/${encodeURIComponent(text)}`,
  )
  const id = parseId(text)
  const review = id === null ? null : await findPetModeration(db, id)
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
