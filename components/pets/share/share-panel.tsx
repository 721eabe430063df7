import type { ReactNode } from 'react'
import { petTitle } from '@/lib/pets/copy'
import type { PetDto } from '@/lib/pets/dto'
import { type ShareTarget, shareTarget } from '@/lib/pets/share'
import { petPath, SHARE_OPTIONS } from '@/lib/text/routes'
import { ShareLink } from './share-link'
import { ShareOptions } from './share-options'

interface Props {
  pet: PetDto
  site: string
}

const addressOf = ({ pet, site }: Props) => new URL(petPath(pet.id), site).href

const targetOf = (props: Props): ShareTarget => shareTarget(props.pet, addressOf(props), 'other')

/** In the voice of the pet's owner. */
export const ownTarget = (pet: PetDto, site: string): ShareTarget =>
  shareTarget(pet, addressOf({ pet, site }), pet.foundation ? 'foundation' : 'owner')

export function ShareButton({
  className,
  children,
  ...props
}: Props & { className: string; children: ReactNode }) {
  return (
    <ShareLink
      href={`#${SHARE_OPTIONS}`}
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
      id={SHARE_OPTIONS}
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
