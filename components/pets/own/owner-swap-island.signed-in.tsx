'use client'

import type { MouseEvent, ReactNode } from 'react'
import { useOwns } from '@/components/people/viewer/use-viewer'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { SwappedWords } from '@/components/ui/swapped-words'
import { DASHBOARD_PETS, ownPetPath } from '@/lib/text/routes'
import type { PetStatus } from '@/lib/text/vocabulary'
import { requestEdit } from './edit-request'

export interface OwnerSwapProps {
  petId: number
  status: PetStatus
  part: 'words' | 'actions'
  children: ReactNode
}

function noteOf(status: PetStatus): string {
  if (status === 'adoptado') return 'Ya tiene un hogar. Gracias por ayudar a encontrarlo.'
  if (status === 'en proceso') return 'Una familia ya conversa contigo para darle un hogar.'
  return 'Compártela para que la vean más familias.'
}

/** Owner's buttons in place of the adoption button. */
export function OwnerSwap({ petId, status, part, children }: OwnerSwapProps) {
  if (!useOwns(petId)) return children
  if (part === 'words')
    return (
      <SwappedWords title="Esta es tu publicación" text={noteOf(status)}>
        {children}
      </SwappedWords>
    )
  return (
    <>
      <LinkButton href={ownPetPath(petId)} size="big" onClick={editHere}>
        <Icon name="pencil" size={20} />
        Editar
      </LinkButton>
      {status === 'adoptable' && (
        <LinkButton href={DASHBOARD_PETS} variant="ghost" size="big" className="max-lg:px-2.5">
          Mis Mascotas
        </LinkButton>
      )}
    </>
  )
}

/** Opens the edit dialog; until its script is loaded, and in a new tab, links to the edit page. */
function editHere(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  if (requestEdit()) event.preventDefault()
}
