import type { Metadata } from 'next'
import { NoCity, NoPublishing } from '@/components/pets/publish/cannot-publish'
import { CreatePetForm } from '@/components/pets/publish/create-pet-form'
import { findProfile } from '@/lib/people/accounts/profile-queries'
import { getPetCatalog } from '@/lib/platform/catalog/cache'
import { createContext } from '@/lib/platform/context'
import { requireSession } from '@/lib/platform/session/session'
import { CREATE_PET } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Dar en Adopción una Mascota' }

export default async function CreatePetPage() {
  const { account, actor } = await requireSession(CREATE_PET)
  if (account.role === 'admin') return <NoPublishing />
  const profile = await findProfile(createContext(actor).db, account.id)
  if (!profile?.city || !profile.country) return <NoCity />
  return (
    <div key={account.id} className="mx-auto w-wrap py-7 lg:py-11">
      <header className="mb-6 max-w-[41rem] lg:mb-9">
        <h1 className="text-title">Dar en Adopción una Mascota</h1>
        <p className="mt-2.5 text-lead text-ink-2">
          Seis pasos cortos, unos tres minutos. Se publicará en {profile.city}, {profile.country}.
        </p>
        {account.foundationStatus !== null && account.foundationStatus !== 'aprobada' && (
          <p className="mt-4 rounded-2xl bg-maiz px-4.5 py-3">
            Tu fundación todavía no está aprobada: tus mascotas se guardan y se verán cuando lo esté.
          </p>
        )}
      </header>
      <CreatePetForm
        ownerId={account.id}
        ownerRole={account.role}
        place={{ city: profile.city, country: profile.country }}
        catalog={await getPetCatalog()}
      />
    </div>
  )
}
