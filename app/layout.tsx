import type { Metadata, Viewport } from 'next'
import { EarlyInputReplay } from '@/components/forms/early-input-replay'
import { Offline } from '@/components/site/offline/offline'
import { LinkNavigation } from '@/components/ui/links/link-navigation'
import { env } from '@/lib/platform/env'
import { BoundaryScripts } from './boundary-scripts'
import { bricolage, figtree } from './fonts'
import { HeadScript } from './head-script'
import './globals.css'

const TAGLINE = 'Guía de mascotas para adoptar y dar en adopción'

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: `Querencia | ${TAGLINE}`, template: '%s | Querencia' },
  description: TAGLINE,
  applicationName: 'Querencia',
  openGraph: {
    type: 'website',
    siteName: 'Querencia',
    locale: 'es_419',
    title: 'Querencia',
    description: TAGLINE,
    images: [{ url: '/art/compartir.jpg', width: 1200, height: 630, alt: TAGLINE }],
  },
  twitter: { card: 'summary_large_image' },
  formatDetection: { telephone: false, email: false, address: false },
}

export const viewport: Viewport = { themeColor: '#FFFFFF', colorScheme: 'light' }

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    // The script below adds an attribute that the shared HTML does not have.
    <html lang="es" className={`${bricolage.variable} ${figtree.variable}`} suppressHydrationWarning>
      <head>
        <HeadScript />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        <LinkNavigation />
        <EarlyInputReplay />
        <BoundaryScripts />
        {env.OFFLINE === 'on' && <Offline />}
      </body>
    </html>
  )
}
