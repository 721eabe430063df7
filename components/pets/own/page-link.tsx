'use client'

import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { petPath } from '@/lib/text/routes'
import { usePetAction } from './pet-actions'

/** Inside `PetActions`: it takes the place of the button that has just confirmed the pet. */
export function PageLink({ petId }: { petId: number }) {
  const { wasSent } = usePetAction('confirm', petId)
  return (
    <LinkButton href={petPath(petId)} variant="ghost" size="sm" className={wasSent ? 'settle' : undefined}>
      <Icon name="eye" size={18} />
      Ver su página
    </LinkButton>
  )
}
