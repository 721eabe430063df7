import { FavouriteButtonIsland } from '@/components/favourites/favourite-button-island'
import { STAR_DISC } from '@/components/favourites/star-look'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'

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
    <FavouriteButtonIsland petId={petId} petName={petName} className={classNames(STAR_DISC, className)}>
      <Icon name="star" size={20} />
    </FavouriteButtonIsland>
  )
}
