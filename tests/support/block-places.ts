import { writeCheckInToken } from '@/lib/adoption/check-ins/links'
import { writeConfirmationToken } from '@/lib/pets/freshness/links'
import { PICTURE_FORMS } from '@/lib/pets/pictures/shapes'
import { SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { newClaims, sealToken } from '@/lib/platform/session/jwt'
import { DAY_MS } from '@/lib/text/durations'
import type { plantCanaries } from './block-canaries'

/** An address that shows what a blocked account published or wrote, and how it is asked for. */
export interface Place {
  path: string
  headers?: Record<string, string>
  /** A page of what is blocked itself, and not one that lists it. */
  own?: true
  /** A file: whether it is there says all. */
  file?: true
}

const cookieOf = async (id: number) => ({
  cookie: `${SESSION_COOKIE.name}=${await sealToken('cookie', newClaims({ id, sessionVersion: 1 }))}`,
})

/** Every kind of answer that shows what somebody published or wrote: of visitors, and of the other sides of both. */
export async function listPlaces(planted: Awaited<ReturnType<typeof plantCanaries>>): Promise<Place[]> {
  const { foundation, slug, pet, own, person, refuge, witness, requests, review, donation } = planted
  const asWitness = await cookieOf(witness.id)
  const asRefuge = await cookieOf(refuge.id)
  const sitemap = `/sitemaps/pets-${Math.ceil((pet.id - 100_000) / 10_000)}.xml`
  const authorization = await sealToken('bearer', newClaims({ id: witness.id, sessionVersion: 1 }))
  const expiresAt = new Date(Date.now() + DAY_MS)
  const confirmation = writeConfirmationToken({ ...pet, petId: pet.id, expiresAt })
  const pages: Place[] = [
    { path: '/' },
    ...[pet, own].flatMap(({ id }): Place[] => [
      { path: `/pet-detail/${id}`, own: true },
      { path: `/pet-detail/${id}/reportar`, own: true },
    ]),
    { path: `/foundation/${foundation.id}`, own: true },
    // Says that there is no such foundation, by 200: what is rendered per request cannot do both.
    { path: `/foundation/${foundation.id}/gastos` },
    { path: `/foundation/${refuge.id}` },
    { path: `/foundation/${refuge.id}/reportar/${review}`, own: true },
    { path: '/foundations' },
    { path: '/foundations/cerca?pais=ecuador' },
    { path: '/foundations/mascotas' },
    { path: '/finales-felices' },
    { path: `/login?callbackUrl=${encodeURIComponent(`/adoption?mascota=${pet.id}`)}` },
    { path: `/register?callbackUrl=${encodeURIComponent(`/review/${foundation.id}`)}` },
    { path: '/sponsor' },
    { path: '/searcher/todos' },
    { path: `/searcher/todos?refugio=${foundation.id}` },
    { path: '/searcher/pet/dog/sub' },
    { path: '/searcher/location/city/quito' },
    { path: `/searcher/todos?q=${pet.name}` },
    { path: `/searcher/todos?q=${own.name}` },
  ]
  const flight = pages.map((page) => ({ ...page, headers: { rsc: '1' } }))
  const { received, sent, kept, taken } = requests
  const signedIn = [
    '/favorites',
    `/favorites/${pet.id}`,
    '/para-ti',
    `/adoption?mascota=${pet.id}`,
    `/adoption?mascota=${own.id}`,
    `/guardar-busqueda?busqueda=${encodeURIComponent(`/searcher/todos?refugio=${foundation.id}`)}`,
    `/review/${foundation.id}`,
    `/sponsor/confirm?donacion=${donation}`,
    '/dashboard',
    '/dashboard/solicitudes',
    '/dashboard/solicitudes/enviadas',
    `/dashboard/solicitudes/${received}`,
    `/dashboard/solicitudes/${received}/mensajes`,
    `/dashboard/solicitudes/${received}/reportar`,
    `/dashboard/solicitudes/${sent}`,
    `/dashboard/solicitudes/${sent}/mensajes`,
    `/dashboard/solicitudes/${sent}/reportar`,
    `/dashboard/solicitudes/${kept.id}`,
    `/dashboard/solicitudes/${kept.id}/certificado`,
    `/dashboard/solicitudes/${kept.id}/historia`,
    '/dashboard/donations',
    '/dashboard/donations/csv',
    '/dashboard/datos',
    '/api/viewer',
    '/api/viewer/favourites',
  ].map((path) => ({ path, headers: asWitness }))
  const asOwner = [
    '/dashboard/foundation',
    '/dashboard/foundation/csv',
    '/dashboard/comentarios',
    '/dashboard/datos',
    `/dashboard/solicitudes/${taken}`,
  ].map((path) => ({ path, headers: asRefuge }))
  const drawn = [pet, own].flatMap(({ id }) =>
    ['cartel', ...PICTURE_FORMS.map((form) => `imagen/${form}`)].map(
      (path): Place => ({ path: `/pet-detail/${id}/${path}`, own: true, file: true }),
    ),
  )
  return [
    ...pages,
    ...flight,
    ...signedIn,
    ...asOwner,
    {
      path: `/dashboard/solicitudes/${taken}/seguimiento/7`,
      headers: asRefuge,
      own: true,
      file: true,
    },
    { path: `/seguimiento/${writeCheckInToken(kept)}` },
    { path: `/confirmar-mascota/${confirmation}` },
    { path: `/f/${slug}`, own: true },
    { path: `/f/${slug}/mascotas`, own: true },
    ...drawn,
    { path: sitemap },
    { path: '/sitemaps/pages.xml' },
    { path: `/api/v1.0/pets/${pet.id}`, own: true },
    { path: `/api/v1.0/pets/${own.id}`, own: true },
    { path: '/api/v1.0/pets?limit=100' },
    { path: '/api/v1.0/pets/foundation?limit=100' },
    { path: `/api/v1.0/pets/user/${person.id}` },
    { path: '/api/v1.0/fundations' },
    { path: `/api/v1.0/start/${refuge.id}` },
    { path: `/api/v1.0/pets/favourite/${witness.id}`, headers: { authorization } },
  ]
}
