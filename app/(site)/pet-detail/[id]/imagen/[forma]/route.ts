import { getPet } from '@/lib/pets/cache'
import { answerPicture, parsePictureForm } from '@/lib/pets/pictures/picture'
import { noDrawing } from '@/lib/pets/poster/drawings'
import { parseId } from '@/lib/text/params'

export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string; forma: string }> },
): Promise<Response> {
  const { id: asked, forma } = await params
  const [id, form] = [parseId(asked), parsePictureForm(forma)]
  const pet = id === null || form === null ? null : await getPet(id)
  return pet && form ? answerPicture(request, pet, form) : noDrawing(404, 'Esta mascota no está publicada')
}
