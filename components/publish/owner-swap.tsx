'use client'

import { Button, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useOwns } from '@/components/viewer/use-viewer'
import { DASHBOARD_PETS } from '@/lib/routes'
import { askToEdit } from './edit-request'
import type { OwnerInsteadProps } from './owner-instead'

/** The owner of a pet is not asked to adopt it: they change it, or look after all of theirs. */
export function OwnerSwap({ petId, part, children }: OwnerInsteadProps) {
  if (!useOwns(petId)) return children
  if (part === 'words') return <Words>{children}</Words>
  return (
    <>
      <Button size="big" onClick={askToEdit}>
        <Icon name="pencil" size={20} />
        Editar
      </Button>
      <LinkButton href={DASHBOARD_PETS} prefetch={false} variant="ghost" size="big" className="max-lg:px-2.5">
        Mis Mascotas
      </LinkButton>
    </>
  )
}

/** What stood here keeps its room, out of sight, so that nothing below jumps. */
function Words({ children }: Pick<OwnerInsteadProps, 'children'>) {
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <div className="invisible">{children}</div>
      <div className="self-center">
        <h2 className="text-[1.1875rem] leading-tight">Esta es tu publicación</h2>
        <p className="mt-1 text-small text-ink-2">Compártela para que la vean más familias.</p>
      </div>
    </div>
  )
}
