import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import type { PetDto } from '@/lib/pets/dto'
import { HOME, petPath } from '@/lib/text/routes'

export const AskFrame = ({ pet, children }: { pet: PetDto; children: ReactNode }) => (
  <div className="mx-auto w-wrap pb-12 max-lg:has-[[data-foot-bar]]:pb-0 lg:pb-16">
    <Breadcrumb
      crumbs={[
        { label: 'Inicio', href: HOME },
        { label: pet.name, href: petPath(pet.id) },
        { label: 'Solicitud de adopción' },
      ]}
    />
    {children}
  </div>
)
