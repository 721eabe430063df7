import { getPet } from '@/lib/pets/cache'
import { noDrawing } from '@/lib/pets/poster/drawings'
import { answerPoster } from '@/lib/pets/poster/poster'
import { parseId } from '@/lib/text/params'

export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const id = parseId((await params).id)
  const pet = id === null ? null : await getPet(id)
  return pet ? answerPoster(request, pet) : noDrawing(404, 'Esta mascota no está publicada')
}
