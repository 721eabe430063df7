import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { ALL_PETS, FOUNDATIONS } from '@/lib/routes'

/** The page of a pet that does not exist, or whose owner has withdrawn it. */
export function PetMissing() {
  return (
    <div className="mx-auto w-wrap py-8 lg:py-12">
      <EmptyPanel
        level="h1"
        tone="lila"
        title="Esta mascota ya no está publicada"
        text="Puede que haya encontrado un hogar, que la hayan retirado o que la dirección esté mal escrita. Hay muchas más esperando."
        action={
          <>
            <LinkButton href={ALL_PETS} prefetch={false}>
              Ver todas las mascotas
            </LinkButton>
            <LinkButton href={FOUNDATIONS} variant="ghost">
              Ver fundaciones
            </LinkButton>
          </>
        }
        art={{ src: '/art/cut-lie.webp', width: 500, height: 557 }}
      />
    </div>
  )
}
