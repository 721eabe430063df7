'use client'

import { SignInLink } from '@/components/people/accounts/sign-in-link'
import { signedInIsland } from '@/components/people/viewer/signed-in-island'
import { Icon } from '@/components/ui/icon/icon'
import { iconButtonClass } from '@/components/ui/icon/icon-button'
import { favouritePath } from '@/lib/text/routes'

const useButton = signedInIsland(() =>
  import('./favourite-button-island.signed-in').then((module) => module.FavouriteButton),
)

/**
 * A button when signed in; for signed-out visitors and without JavaScript a link that looks the same and prompts to sign in
 * (specification, section 4).
 */
export function FavouriteButtonIsland({
  petId,
  petName,
  className,
}: {
  petId: number
  petName: string
  className?: string
}) {
  const Button = useButton()
  const look = iconButtonClass('star', className)
  if (Button) return <Button petId={petId} petName={petName} className={look} />
  return (
    <SignInLink
      message="No has iniciado sesión"
      href={favouritePath(petId)}
      aria-label={`Agregar a ${petName} a favoritos`}
      className={`${look} print:hidden`}
    >
      <Icon name="star" size={20} />
    </SignInLink>
  )
}
