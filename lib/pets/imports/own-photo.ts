import { pictureDto } from '@/lib/photos/dto'
import { photoHashesIn } from '@/lib/photos/file-names'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'

/** URL of one of our photos, as an export writes it. */
export const ownPhotoUrl = (hash: string): string => absoluteUrl(pictureDto(hash).large)

/** Our photo's hash; null for a foreign URL. It is not fetched: we have it. */
export function ownPhotoHash(address: string): string | null {
  const [hash] = photoHashesIn(address)
  return hash !== undefined && address === ownPhotoUrl(hash) ? hash : null
}
