import { route, STORIES } from './routes'

/** Of what follows an adoption. */

/** Certificate of an adoption, for its two sides. */
export const certificatePath = (requestId: number) => route(`/dashboard/solicitudes/${requestId}/certificado`)
export const storiesPagePath = (page: number) => (page === 1 ? STORIES : route(`/finales-felices/${page}`))
export const ADMIN_STORIES = route('/admin/historias')
export const storyCasePath = (id: number) => route(`/admin/historias/${id}`)
export const storyCasePhotoPath = (id: number, checkInId: number) =>
  route(`/admin/historias/${id}/fotos/${checkInId}`)
/** Where an adopter tells how an adoption ended well, and takes it back. */
export const storyPath = (requestId: number) => route(`/dashboard/solicitudes/${requestId}/historia`)
export const checkInPath = (token: string) => route(`/seguimiento/${encodeURIComponent(token)}`)
export const checkInThanksPath = (key: string) => route(`/seguimiento/${encodeURIComponent(key)}?gracias=1`)
export const stopCheckInsPath = (key: string) => route(`/seguimiento/${encodeURIComponent(key)}?dejar=1`)
export const stopCheckInsApi = (token: string) => route(`/api/seguimiento/${token}`)
export const checkInPhotoPath = (requestId: number, day: number) =>
  route(`/dashboard/solicitudes/${requestId}/seguimiento/${day}`)
