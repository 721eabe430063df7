'use client'

import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { ALL_PETS, HOME } from '@/lib/text/routes'

export function NotFoundPanel() {
  return (
    <div className="mx-auto w-wrap py-7 lg:py-11">
      <EmptyPanel
        level="h1"
        tone="lila"
        title="No encontramos esta página"
        text="Puede que la mascota ya tenga un hogar o que la dirección haya cambiado. Quizás otra te espera."
        action={
          <>
            <LinkButton href={ALL_PETS}>Ver mascotas en adopción</LinkButton>
            <LinkButton href={HOME} variant="ghost">
              Ir al inicio
            </LinkButton>
          </>
        }
        art={{ src: '/art/cut-lie.webp', width: 500, height: 557 }}
      />
    </div>
  )
}
