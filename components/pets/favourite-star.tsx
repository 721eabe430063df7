import { Star } from 'lucide-react'
import { SignInLink } from '@/components/accounts/sign-in-link'
import { classNames } from '@/components/ui/class-names'
import { petPath } from '@/lib/routes'

/** The star of a pet. Signed out it asks to sign in (specification, section 4). */
export function FavouriteStar({
  petId,
  petName,
  className,
}: {
  petId: number
  petName: string
  className?: string
}) {
  return (
    <SignInLink
      sentence="No has iniciado sesión"
      backTo={petPath(petId)}
      aria-label={`Agregar a ${petName} a favoritos`}
      className={classNames(
        'grid size-11 place-items-center rounded-full bg-white/95 text-ink transition-colors hover:bg-maiz',
        className,
      )}
    >
      <Star aria-hidden size={20} strokeWidth={1.9} />
    </SignInLink>
  )
}
