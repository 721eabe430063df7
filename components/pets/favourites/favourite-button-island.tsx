'use client'

import type { ReactNode } from 'react'
import { SignInLink } from '@/components/people/accounts/sign-in-link'
import { signedInIsland } from '@/components/people/viewer/signed-in-island'
import { favouritePath } from '@/lib/text/routes'

const useButton = signedInIsland(() =>
  import('./favourite-button-island.signed-in').then((module) => module.FavouriteButton),
)

/** A button when signed in; for signed-out visitors and without JavaScript a link that looks the same. */
export function FavouriteButtonIsland({
  petId,
  petName,
  className,
  children,
}: {
  petId: number
  petName: string
  className: string
  children: ReactNode
}) {
  const Button = useButton()
  if (Button) {
    return (
      <Button petId={petId} petName={petName} className={className}>
        {children}
      </Button>
    )
  }
  return (
    <SignInLink
      message="No has iniciado sesión"
      href={favouritePath(petId)}
      aria-label={`Agregar a ${petName} a favoritos`}
      className={`${className} print:hidden`}
    >
      {children}
    </SignInLink>
  )
}
