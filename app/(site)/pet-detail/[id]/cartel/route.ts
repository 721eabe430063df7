import { parseId } from '@/lib/params'
import { getPet } from '@/lib/pets/cache'
import { orderPoster } from '@/lib/poster/poster'
import { slugify } from '@/lib/text'

/** Asked about every time: a poster is gone in the moment its pet is. */
const ALWAYS_ASK = 'public, max-age=0, must-revalidate'

/** The poster of a pet: one A4 page to print, as a PDF. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const id = parseId((await params).id)
  const pet = id === null ? null : await getPet(id)
  if (!pet) return sentence(404, 'Esta mascota ya no está publicada')
  const poster = orderPoster(pet)
  const headers = { 'Cache-Control': ALWAYS_ASK, ETag: poster.etag, 'X-Robots-Tag': 'noindex' }
  if (request.headers.get('if-none-match')?.includes(poster.etag)) {
    return new Response(null, { status: 304, headers })
  }
  const pdf = await poster.draw()
  if (!pdf)
    return sentence(503, 'Hay muchos carteles en camino. Inténtalo en un minuto.', { 'Retry-After': '60' })
  const name = `cartel-${slugify(pet.name) || 'mascota'}.pdf`
  return new Response(new Uint8Array(pdf), {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.length),
      'Content-Disposition': `inline; filename="${name}"`,
    },
  })
}

const sentence = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
