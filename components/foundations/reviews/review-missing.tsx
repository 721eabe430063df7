'use client'

import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { FOUNDATIONS } from '@/lib/text/routes'

/** Also the answer to the report of a comment that was hidden meanwhile. */
export function ReviewMissing() {
  return (
    <div className="mx-auto w-wrap py-8 lg:py-12">
      <EmptyPanel
        level="h1"
        tone="durazno"
        title="Este comentario no está publicado"
        text="Puede que la dirección esté mal escrita o que ya nadie lo vea: entonces no hace falta reportarlo."
        action={
          <LinkButton href={FOUNDATIONS} prefetch>
            Ver todas las fundaciones
          </LinkButton>
        }
      />
    </div>
  )
}
