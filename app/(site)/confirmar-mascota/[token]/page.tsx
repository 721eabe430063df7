import type { Metadata } from 'next'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { PetConfirmation } from '@/components/pets/pet-confirmation'
import { confirmationLinkError } from '@/lib/pets/freshness/copy'
import { judgeLink, readConfirmationToken } from '@/lib/pets/freshness/links'
import { findLinkedPet } from '@/lib/pets/freshness/queries'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'

export const metadata: Metadata = { title: 'Confirmar publicación', robots: { index: false, follow: false } }

type Props = { params: Promise<{ token: string }> }

/** Opening the link changes nothing. */
export default async function ConfirmPetPage({ params }: Props) {
  const { token } = await params
  const { db, now } = createContext(ANONYMOUS)
  const link = readConfirmationToken(token)
  const pet = link && (await findLinkedPet(db, link))
  const verdict = judgeLink(link, pet, now)
  // Of an account that is not active nothing is shown.
  const shown = verdict === 'inactive' ? null : pet
  return (
    <AuthLayout illustration="hound">
      <PetConfirmation
        token={token}
        pet={shown && { id: shown.id, name: shown.name, hasPage: shown.hasPage }}
        linkError={verdict === 'valid' ? null : confirmationLinkError(verdict, pet)}
      />
    </AuthLayout>
  )
}
