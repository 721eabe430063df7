import type { ReactNode } from 'react'
import { petTitle } from '@/lib/pets/copy'
import type { PetDto } from '@/lib/pets/dto'
import { type ShareTarget, shareTarget } from '@/lib/pets/share'
import { petPath } from '@/lib/text/routes'
import { ShareLink } from './share-link'
import { ShareOptions } from './share-options'

const PANEL_ID = 'compartir'

interface Props {
  pet: PetDto
  site: string
}

function targetOf({ pet, site }: Props): ShareTarget {
  return shareTarget(pet, new URL(petPath(pet.id), site).href, 'other')
}

export function ShareButton({
  className,
  children,
  ...props
}: Props & { className: string; children: ReactNode }) {
  return (
    <ShareLink
      href={`#${PANEL_ID}`}
      title={petTitle(props.pet)}
      target={targetOf(props)}
      className={className}
    >
      {children}
    </ShareLink>
  )
}

export function SharePanel(props: Props) {
  const { pet } = props
  const waits = pet.status === 'adoptable'
  return (
    <section
      id={PANEL_ID}
      aria-labelledby="compartir-titulo"
      className="rounded-card bg-lila p-4.5 print:hidden"
    >
      <h2 id="compartir-titulo" className="text-lead leading-tight">
        {waits ? `Ayuda a ${pet.name} a encontrar familia` : `Comparte a ${pet.name}`}
      </h2>
      {waits && (
        <p className="mt-1 text-small text-ink-2">Quizás alguien que conoces tiene un lugar en su casa.</p>
      )}
      <ShareOptions target={targetOf(props)} />
    </section>
  )
}
