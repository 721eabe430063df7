import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import type { PetAltSource } from '@/lib/pets/alt'
import type { PhotoDto } from '@/lib/photos/dto'

type DestinationPet = PetAltSource & { photo: PhotoDto | null }

const ILLUSTRATIONS = {
  greyCat: { tone: 'bg-lila', art: { src: '/art/cut-gato.webp', width: 455, height: 560 } },
  hound: { tone: 'bg-tile-sol', art: { src: '/art/cut-perro.webp', width: 572, height: 560 } },
  orangeCat: { tone: 'bg-cielo', art: { src: '/art/cut-q2.webp', width: 512, height: 660 } },
  oldDog: { tone: 'bg-tile-hoja', art: { src: '/art/cut-mayor.webp', width: 538, height: 660 } },
} as const

/** @param destination what its reader was about to do: a pet takes the place of the illustration */
export function AuthLayout({
  title,
  lead,
  illustration,
  destination,
  says,
  children,
}: {
  title?: ReactNode
  lead?: ReactNode
  illustration: keyof typeof ILLUSTRATIONS
  destination?: { pet: DestinationPet | null }
  /** What signing in is for, as `registerText` and its siblings put it. */
  says?: string | null
  children: ReactNode
}) {
  const pet = destination?.pet
  return (
    <div className="mx-auto w-wrap py-5 md:py-8 lg:grid lg:grid-cols-2 lg:gap-14 lg:py-10">
      {pet ? <PetAside pet={pet}>{says}</PetAside> : <Illustration {...ILLUSTRATIONS[illustration]} />}
      <div className="mx-auto grid w-full max-w-[31rem] content-start gap-6 pt-6 pb-10 lg:pt-8">
        {title && (
          <div>
            <h1 className="text-title">{title}</h1>
            {says && !pet && <p className="mt-3 text-lead">{says}</p>}
            {lead && <div className="mt-3 text-lead wrap-anywhere text-ink-2">{lead}</div>}
          </div>
        )}
        {children}
      </div>
    </div>
  )
}

function Illustration({ tone, art }: (typeof ILLUSTRATIONS)[keyof typeof ILLUSTRATIONS]) {
  return (
    <div
      className={classNames(
        'flex h-26 items-start justify-center overflow-hidden rounded-section lg:sticky lg:top-26 lg:h-[min(44rem,100dvh-9rem)] lg:items-end lg:self-start',
        tone,
      )}
    >
      <img {...art} alt="" className="mt-3.5 h-auto w-35 lg:w-[min(26rem,78%)]" />
    </div>
  )
}

function PetAside({ pet, children }: { pet: DestinationPet; children: ReactNode }) {
  return (
    <div className="flex items-center gap-4 overflow-hidden rounded-section bg-mist p-3 cramped:flex-wrap lg:sticky lg:top-26 lg:block lg:h-[min(44rem,100dvh-9rem)] lg:self-start lg:p-0">
      <PetPhoto
        photo={pet.photo}
        pet={pet}
        sizes="(min-width: 64rem) 50vw, 5rem"
        eager
        className="size-20 shrink-0 rounded-card object-cover lg:size-full lg:rounded-none"
      />
      <div className="min-w-0 lg:absolute lg:inset-x-4 lg:bottom-4 lg:rounded-card lg:bg-white lg:px-4.5 lg:py-3.5 lg:shadow-lift">
        <p className="font-semibold wrap-anywhere lg:text-card">{pet.name}</p>
        {children && <p className="text-small text-ink-2 text-pretty wrap-anywhere">{children}</p>}
      </div>
    </div>
  )
}
