import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'

export const dynamic = 'force-dynamic'

/** Sign-in and donation pages have an address for each page that leads there, and are not indexed: no crawler needs them. */
const CRAWL_TRAPS = ['/login?', '/register?', '/reset?', '/sponsor?mascota=']

const PRIVATE = [
  '/api/',
  '/dev/',
  '/admin',
  '/dashboard',
  '/favorites',
  '/para-ti',
  '/adoption',
  '/create-pet',
  '/review/',
  '/sponsor/confirm',
  '/email-confirmed/',
  '/reset/',
  '/confirmar-mascota/',
  '/guardar-busqueda',
  '/lugar',
  '/avisos/',
  '/seguimiento/',
  '/mis-datos/',
  '/derechos/',
  '/ingresar/',
  '/correo/',
]

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [...PRIVATE, ...CRAWL_TRAPS] },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
