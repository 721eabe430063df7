import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { missingText } from '@/lib/pets/drafts/copy'
import type { DraftDto } from '@/lib/pets/drafts/dto'
import { ADMIN, CREATE_PET } from '@/lib/text/routes'
import { profilePath } from '@/lib/text/sign-in-routes'

/** Asks for the owner's city, which is the pet's location. Saving the profile returns here. */
export function NoCity() {
  return (
    <div className="mx-auto w-wrap py-7 lg:py-11">
      <EmptyPanel
        level="h1"
        tone="cielo"
        title="Primero cuéntanos en qué ciudad vives"
        text="Tu mascota se publica en tu ciudad, para que la encuentren familias cercanas. Agrégala a tus datos y vuelves aquí."
        action={<LinkButton href={profilePath(CREATE_PET)}>Agregar mi ciudad</LinkButton>}
        art={{ src: '/art/cut-gato.webp', width: 455, height: 560 }}
      />
    </div>
  )
}

export function NoPublishing() {
  return (
    <div className="mx-auto w-wrap py-7 lg:py-11">
      <EmptyPanel
        level="h1"
        title="Las cuentas del equipo no publican mascotas"
        text="Para dar en adopción una mascota, ingresa con una cuenta personal o de fundación."
        action={<LinkButton href={ADMIN}>Administración</LinkButton>}
      />
    </div>
  )
}

/** Above the publish form: what a draft lacks, and where its file said that its photos are. */
export function DraftHint({ draft: { content } }: { draft: DraftDto }) {
  const { missing, addresses } = content
  return (
    <div className="mt-4 grid gap-1.5 rounded-2xl bg-maiz px-4.5 py-3">
      {missing.length > 0 && <p>Falta {missingText(missing)}.</p>}
      {addresses.length > 0 && (
        <p className="text-small wrap-anywhere">
          Tu archivo decía que sus fotos están aquí:{' '}
          {addresses.map((address) => (
            <a key={address} href={address} target="_blank" rel="noreferrer" className="mr-2 underline">
              {address}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
