'use client'

import type { ReactNode } from 'react'
import { useViewer } from '@/components/people/viewer/use-viewer'
import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { SwappedWords } from '@/components/ui/swapped-words'
import { agree } from '@/lib/text/copy/agree'
import { requestPath } from '@/lib/text/routes'
import type { Gender, OpenAdoptionStatus } from '@/lib/text/vocabulary'

export interface AskedSwapProps {
  pet: { id: number; gender: Gender; adopted: boolean }
  part: 'words' | 'action'
  children: ReactNode
}

/** Replaces the adoption button by the state of the viewer's request, or of their adoption, with a link to it. */
export function AskedSwap({ pet, part, children }: AskedSwapProps) {
  const viewer = useViewer()
  const isOfPet = ({ petId }: { petId: number }) => petId === pet.id
  const open = viewer?.openRequests.find(isOfPet)
  const request = open ?? (pet.adopted && viewer?.adoptions?.find(isOfPet))
  if (!request) return children
  if (part === 'words')
    return (
      <SwappedWords
        title={open ? askedTitle(pet.gender) : 'Vive contigo'}
        text={open ? ASKED_WORDS[open.status] : 'Gracias por darle un hogar.'}
      >
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
      Ver mi solicitud
    </LinkButton>
  )
}

const askedTitle = (gender: Gender): string => `Ya ${agree('lo', gender)} pediste`

/** Apart from `REQUEST_STATUS`: the pages of pets load nothing else of requests. */
const ASKED_WORDS: Record<OpenAdoptionStatus, string> = {
  enviada: 'Tu solicitud está enviada. Te escribimos apenas haya novedades.',
  'en revisión': 'Están leyendo tu solicitud. Te escribimos apenas respondan.',
  'en espera':
    'Aceptaron otra solicitud. Si no se concreta, la tuya vuelve a estar en revisión y te avisamos.',
  aceptada: '¡Aceptaron tu solicitud! Acuerden cuándo conocerse.',
}
