'use client'

import { useRef } from 'react'
import { ShareLink } from '@/components/pets/share/share-link'
import { buttonClass } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { MENU_ENTRY, MenuPanel } from '@/components/ui/menu-panel'
import type { ShareTarget } from '@/lib/pets/share'
import { petPath, sharePetPath } from '@/lib/text/routes'
import { EditLink } from './edit-link'
import { StatusButtons, type StatusPet } from './status-buttons'

/** Menu of an own pet in the list, with all actions. @param share absent where there is no page to share */
export function OwnPetMenu({
  pet,
  share,
}: {
  pet: StatusPet & { public: boolean }
  share: ShareTarget | undefined
}) {
  const { id, name, status } = pet
  const panel = useRef<HTMLElement>(null)
  return (
    <Disclosure
      className="group/more relative has-[dialog]:static"
      summaryClassName={buttonClass({ variant: 'ghost', size: 'sm' })}
      summary={
        <>
          Más<span className="sr-only"> acciones para {name}</span>
          <Icon
            name="chevron-down"
            size={16}
            strokeWidth={2}
            className="transition-transform group-open/more:rotate-180"
          />
        </>
      }
      onOpen={() => panel.current?.scrollIntoView({ block: 'nearest' })}
    >
      <MenuPanel
        as="section"
        place="button"
        ref={panel}
        aria-label={`Acciones para ${name}`}
        className="w-66"
      >
        {pet.public && (
          <Link href={petPath(id)} className={MENU_ENTRY}>
            <Icon name="eye" size={18} />
            Ver su página
          </Link>
        )}
        <EditLink pet={{ id, name }} className={MENU_ENTRY} />
        {share && (
          <ShareLink title={name} target={share} href={sharePetPath(id)} offersAll className={MENU_ENTRY}>
            <Icon name="share-2" size={18} />
            Compartir
          </ShareLink>
        )}
        {share?.poster && (
          <a href={share.poster} type="application/pdf" target="_blank" rel="noopener" className={MENU_ENTRY}>
            <Icon name="printer" size={18} />
            Cartel para imprimir
          </a>
        )}
        {status !== 'inactivo' && (
          <div className="mt-2 border-t border-line pt-2">
            <StatusButtons pet={pet} look="menu" />
          </div>
        )}
      </MenuPanel>
    </Disclosure>
  )
}
