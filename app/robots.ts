import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'

export const dynamic = 'force-dynamic'

/** Ways in and gifts, one for each pet or page that leads there: pages for people, that no search engine keeps. */
const ENDLESS = ['/login?', '/register?', '/reset?', '/sponsor?mascota=']

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
    rules: { userAgent: '*', allow: '/', disallow: [...PRIVATE, ...ENDLESS] },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
