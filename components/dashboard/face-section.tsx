import { FoundationAvatar } from '@/components/ui/foundation-avatar/foundation-avatar'
import { pictureDto } from '@/lib/photos/dto'
import { PictureForms } from './picture-forms'
import { ProfileSection } from './section'

/** As on its page: the uploaded picture, else the drawn house. */
export function FaceSection({
  id,
  name,
  photo,
  countryId,
}: {
  id: number
  name: string
  photo: string | null
  countryId: string
}) {
  const picture = photo === null ? null : pictureDto(photo)
  return (
    <ProfileSection
      id="imagen"
      title="Imagen pública"
      lead="La cara de la fundación, en la lista y en tu página. Si no subes una, dibujamos tu casa."
    >
      <PictureForms picture={photo} alt="">
        <FoundationAvatar
          foundation={{ id, name, photo: picture, rating: null, reviewCount: 0, place: { countryId } }}
          sizes="(min-width: 64rem) 36rem, 90vw"
          className="h-44 w-full rounded-card sm:h-60"
        />
      </PictureForms>
    </ProfileSection>
  )
}
