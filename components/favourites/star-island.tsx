'use client'

import type { ReactNode } from 'react'
import { SignInLink } from '@/components/accounts/sign-in-link'
import { signedInPart } from '@/components/viewer/signed-in-part'
import { loginPath, petPath } from '@/lib/routes'

const useButton = signedInPart(() =>
  import('@/components/favourites/favourite-button').then((module) => module.FavouriteButton),
)

/** A link to the login for strangers, a button for everybody else; both look the same. */
export function StarIsland({
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
      sentence="No has iniciado sesión"
      href={loginPath(petPath(petId))}
      aria-label={`Agregar a ${petName} a favoritos`}
      className={className}
    >
      {children}
    </SignInLink>
  )
}
