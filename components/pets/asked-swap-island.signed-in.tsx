'use client'

import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SwappedWords } from '@/components/ui/swapped-words'
import { useViewer } from '@/components/viewer/use-viewer'
import { ASKED_WORDS, askedTitle } from '@/lib/adoptions/asked-copy'
import { requestPath } from '@/lib/routes'
import type { Gender } from '@/lib/vocabulary'

export interface AskedSwapProps {
  pet: { id: number; gender: Gender }
  part: 'words' | 'action'
  children: ReactNode
}

/** Where the viewer's own request stands, and the way to it, in place of the adoption button. */
export function AskedSwap({ pet, part, children }: AskedSwapProps) {
  const request = useViewer()?.openRequests.find(({ petId }) => petId === pet.id)
  if (!request) return children
  if (part === 'words')
    return (
      <SwappedWords title={askedTitle(pet.gender)} text={ASKED_WORDS[request.status]}>
        {children}
      </SwappedWords>
    )
  return (
    <LinkButton
      href={requestPath(request.id)}
      size="big"
      className="max-lg:px-2.5 cramped:px-1 cramped:text-small"
    >
      <Icon name="file-text" size={20} />
      Ver tu solicitud
    </LinkButton>
  )
}
