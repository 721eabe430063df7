import { Link } from '@/components/ui/links/link'
import type { RequestedPetDto } from '@/lib/adoption/requests/dto'
import { petPath } from '@/lib/text/routes'

/** The pet of a request, linked while it has a page. @param isWholeCard the link covers the card around it */
export function PetName({ pet, isWholeCard = false }: { pet: RequestedPetDto; isWholeCard?: boolean }) {
  if (!pet.public) return pet.name
  return (
    <Link
      href={petPath(pet.id)}
      pending={isWholeCard ? 'card' : 'text'}
      className={
        isWholeCard
          ? 'after:absolute after:inset-0 hover:underline'
          : 'relative after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline'
      }
    >
      {pet.name}
    </Link>
  )
}
