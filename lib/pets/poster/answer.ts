import 'server-only'
import type { PetDto } from '@/lib/pets/dto'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { TooManyRequests } from '@/lib/platform/errors'
import { clientIpOf } from '@/lib/platform/http/client-ip'
import { slugify } from '@/lib/text/text'
import { orderPoster } from './poster'

/** Always revalidated: a poster disappears with its pet. */
const ALWAYS_ASK = 'public, max-age=0, must-revalidate'

export async function answerPoster(request: Request, pet: PetDto): Promise<Response> {
  const context = createContext(ANONYMOUS, clientIpOf(request.headers))
  const poster = orderPoster(context, pet)
  const headers = { 'Cache-Control': ALWAYS_ASK, ETag: poster.etag, 'X-Robots-Tag': 'noindex' }
  if (request.headers.get('if-none-match')?.includes(poster.etag)) {
    return new Response(null, { status: 304, headers })
  }
  try {
    const pdf = await poster.draw()
    return pdf
      ? asPdf(pdf, pet, headers)
      : noPoster(503, 'Hay muchos carteles en camino. Inténtalo en un minuto.', 60)
  } catch (error) {
    if (error instanceof TooManyRequests) return noPoster(429, error.message, error.retryAfter)
    throw error
  }
}

/** @param retryAfter in seconds. */
export function noPoster(status: number, message: string, retryAfter?: number): Response {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  if (retryAfter) headers.set('Retry-After', String(retryAfter))
  return new Response(message, { status, headers })
}

function asPdf(pdf: Buffer, pet: PetDto, headers: Record<string, string>): Response {
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
