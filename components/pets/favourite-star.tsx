import { FavouriteButtonIsland } from '@/components/pets/favourites/favourite-button-island'
import { Icon } from '@/components/ui/icon/icon'
import { iconButtonClass } from '@/components/ui/icon/icon-button'

/** Favourite button; signed out it prompts to sign in (specification, section 4). */
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
    <FavouriteButtonIsland petId={petId} petName={petName} className={iconButtonClass('star', className)}>
      <Icon name="star" size={20} />
    </FavouriteButtonIsland>
  )
}
