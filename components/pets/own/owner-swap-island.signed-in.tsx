'use client'

import type { MouseEvent, ReactNode } from 'react'
import { useOwns, useViewer } from '@/components/people/viewer/use-viewer'
import { ShareLink } from '@/components/pets/share/share-link'
import { buttonClass, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { SwappedWords } from '@/components/ui/swapped-words'
import type { ShareTarget } from '@/lib/pets/share'
import { DASHBOARD_PETS, ownPetPath, SHARE_OPTIONS } from '@/lib/text/routes'
import type { PetStatus } from '@/lib/text/vocabulary'
import { requestEdit } from './dialog-history'

export type OwnerSwapProps = { petId: number; children: ReactNode } & (
  | { part: 'words'; status: PetStatus; paused: boolean }
  | { part: 'actions'; status: PetStatus }
  | { part: 'share'; target: ShareTarget }
  | { part: 'steps' }
  | { part: 'report' }
)

function noteOf({ status, paused }: { status: PetStatus; paused: boolean }): string {
  if (status === 'adoptado') return 'Ya tiene un hogar. Gracias por ayudar a encontrarlo.'
  if (status === 'en proceso') return 'Una familia ya conversa contigo para darle un hogar.'
  if (paused) return 'Salió de las búsquedas: confírmala en Mis Mascotas y vuelve al momento.'
  return 'Compártela para que la vean más familias.'
}

const OWNER_STEPS = {
  title: 'Cuando llegue una solicitud',
  text: 'Te avisamos por correo al momento. La lees y la respondes en Solicitudes, en tu cuenta.',
}
const STAFF_STEPS = {
  title: 'Eres parte del equipo',
  text: 'Desde una cuenta del equipo no se envían solicitudes de adopción.',
}

/** What an owner does with their pet, in place of what others do; staff are not told how to ask for it. */
export function OwnerSwap(props: OwnerSwapProps) {
  const { petId, part, children } = props
  const isStaff = useViewer()?.role === 'admin'
  const owns = useOwns(petId)
  if (!owns && !(isStaff && part === 'steps')) return children
  if (part === 'steps')
    return (
      <SwappedWords heading="h3" {...(owns ? OWNER_STEPS : STAFF_STEPS)}>
        {children}
      </SwappedWords>
    )
  if (part === 'words')
    return (
      <SwappedWords title="Esta es tu publicación" text={noteOf(props)}>
        {children}
      </SwappedWords>
    )
  if (part === 'share') return <OwnShare target={props.target} />
  // As high as the link that it takes the place of.
  if (part === 'report') return <span className="block min-h-11" />
  return <OwnActions petId={petId} status={props.status} />
}

/** As wide as the two round buttons that it takes the place of. */
function OwnShare({ target }: { target: ShareTarget }) {
  return (
    <ShareLink
      title={target.name}
      target={target}
      href={`#${SHARE_OPTIONS}`}
      offersAll
      className={buttonClass({}, 'h-12.5 w-27 gap-1.5 px-1 text-fine')}
    >
      <Icon name="share-2" size={16} />
      Compartir
    </ShareLink>
  )
}

function OwnActions({ petId, status }: { petId: number; status: PetStatus }) {
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
