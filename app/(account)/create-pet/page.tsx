import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CreatePetForm } from '@/components/pets/publish/create-pet-form'
import { DraftHint, NoCity, NoPublishing } from '@/components/pets/publish/publish-notes'
import { findProfile } from '@/lib/people/accounts/profile-queries'
import { findDraft } from '@/lib/pets/drafts/queries'
import { draftValues, NO_VALUES } from '@/lib/pets/form-values'
import { listSharedPhotos } from '@/lib/pets/shared-photos'
import { getPetCatalog } from '@/lib/platform/catalog/cache'
import { createContext } from '@/lib/platform/context'
import { findPlainAnswer } from '@/lib/platform/forms/plain-answer'
import { requireSession } from '@/lib/platform/session/session'
import { readId } from '@/lib/text/params'
import { CREATE_PET, draftPath, OWN_DRAFTS } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Dar en Adopción una Mascota' }

interface Props {
  searchParams: Promise<{ borrador?: string | string[]; fotos?: string | string[] }>
}

export default async function CreatePetPage({ searchParams }: Props) {
  const { borrador, fotos } = await searchParams
  const draftId = borrador === undefined ? null : readId(borrador)
  const { account, actor } = await requireSession(draftId === null ? CREATE_PET : draftPath(draftId))
  if (account.role === 'admin') return <NoPublishing />
  const { db } = createContext(actor)
  const [profile, draft, shared] = await Promise.all([
    findProfile(db, account.id),
    draftId === null ? null : findDraft(db, account.id, draftId),
    listSharedPhotos(db, account.id, fotos),
  ])
  if (!profile?.city || !profile.country) return <NoCity />
  // Published or deleted in the meantime. A form that was refused for it comes back with what was typed.
  const isGone = borrador !== undefined && !draft
  if (isGone && !(await findPlainAnswer())) redirect(account.role === 'fundation' ? OWN_DRAFTS : CREATE_PET)
  const place = draft?.place ?? { city: profile.city, country: profile.country }
  return (
    <div key={`${account.id} ${draftId}`} className="mx-auto w-wrap py-7 lg:py-11">
      <header className="mb-6 max-w-[41rem] lg:mb-9">
        <h1 className="text-title">Dar en Adopción una Mascota</h1>
        <p className="mt-2.5 text-lead text-ink-2">
          {draft ? 'Tu borrador, con lo que ya sabemos.' : 'Seis pasos cortos, unos tres minutos.'} Se
          publicará en {place.city}, {place.country}.
        </p>
        {draft && <DraftHint draft={draft} />}
        {account.foundationStatus !== null && account.foundationStatus !== 'aprobada' && (
          <p className="mt-4 rounded-2xl bg-maiz px-4.5 py-3">
            Tu fundación todavía no está aprobada: tus mascotas se guardan y se verán cuando lo esté.
          </p>
        )}
      </header>
      <CreatePetForm
        ownerId={account.id}
        ownerRole={account.role}
        place={place}
        catalog={await getPetCatalog()}
        draft={
          draftId === null
            ? undefined
            : { id: draftId, values: draft ? draftValues(draft.content) : NO_VALUES }
        }
        shared={shared}
      />
    </div>
  )
}
