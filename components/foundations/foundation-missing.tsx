'use client'

import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { ALL_PETS, FOUNDATIONS } from '@/lib/text/routes'

export function FoundationMissing() {
  return (
    <div className="mx-auto w-wrap py-8 lg:py-12">
      <EmptyPanel
        level="h1"
        tone="durazno"
        title="No encontramos esta fundación"
        text="Puede que la dirección esté mal escrita o que ya no forme parte de Querencia."
        action={
          <>
            <LinkButton href={FOUNDATIONS} prefetch>
              Ver todas las fundaciones
            </LinkButton>
            <LinkButton href={ALL_PETS} variant="ghost">
              Ver mascotas
            </LinkButton>
          </>
        }
      />
    </div>
  )
}
