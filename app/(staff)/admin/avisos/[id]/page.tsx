import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { requireStaff } from '@/app/(staff)/admin/require-staff'
import { OwnCase } from '@/components/staff/own-case'
import { PetDecisionForms, UnblockPhotosForm } from '@/components/staff/pet-decision-forms'
import { PetReview } from '@/components/staff/pet-review'
import { StaffShell } from '@/components/staff/staff-shell'
import { parseId } from '@/lib/params'
import { ADMIN_PETS } from '@/lib/routes'
import { findPetModeration } from '@/lib/staff/pet-queries'

export const metadata: Metadata = { title: 'Publicación' }

export default async function PetModerationPage({ params }: { params: Promise<{ id: string }> }) {
  const { id: text } = await params
  const { db, staffId, work, countryId, asksPassword } = await requireStaff(
    `${ADMIN_PETS}/${encodeURIComponent(text)}`,
  )
  const id = parseId(text)
  const review = id === null ? null : await findPetModeration(db, id)
  if (!review) notFound()
  const { pet, hold, waits, seen, blockedPhotos } = review
  if (review.owner.id === staffId)
    return (
      <StaffShell work={work} path={ADMIN_PETS} title={pet.name}>
        <OwnCase />
      </StaffShell>
    )
  return (
    <StaffShell work={work} path={ADMIN_PETS} title={pet.name}>
      <PetReview
        review={review}
        countryId={countryId}
        decision={
          <>
            {waits && (
              <PetDecisionForms
                petId={pet.id}
                seen={seen}
                isHidden={hold !== null}
                hasPhotos={pet.photos.length > 0}
                asksPassword={asksPassword}
              />
            )}
            {blockedPhotos > 0 && (
              <UnblockPhotosForm petId={pet.id} count={blockedPhotos} asksPassword={asksPassword} />
            )}
          </>
        }
      />
    </StaffShell>
  )
}
