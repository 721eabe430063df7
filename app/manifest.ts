import type { MetadataRoute } from 'next'
import { SHARED_PHOTOS_PATH } from '@/lib/platform/http/system-share'
import { ALL_PETS, DASHBOARD_PETS } from '@/lib/text/routes'

const ICON = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }]

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Querencia',
    short_name: 'Querencia',
    description: 'Guía de mascotas para adoptar y dar en adopción',
    lang: 'es',
    dir: 'ltr',
    id: '/',
    // The home page ignores it; in logs it tells the installed site from the others.
    start_url: '/?inicio=app',
    scope: '/',
    display: 'standalone',
    categories: ['lifestyle', 'social'],
    background_color: '#FFFFFF',
    theme_color: '#0F6B57',
    share_target: {
      action: SHARED_PHOTOS_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [
          { name: 'photos', accept: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] },
        ],
      },
    },
    icons: [
      ...ICON,
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Adoptar', url: ALL_PETS, icons: ICON },
      { name: 'Mis Mascotas', url: DASHBOARD_PETS, icons: ICON },
    ],
  }
}
