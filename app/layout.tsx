import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import { EarlyInputReplay } from '@/components/forms/early-input-replay'
import { Offline } from '@/components/site/offline/offline'
import { LinkNavigation } from '@/components/ui/links/link-navigation'
import { env } from '@/lib/platform/env'
import { HEAD_SCRIPT } from '@/lib/platform/head-script'
import { BoundaryScripts } from './boundary-scripts'
import './globals.css'

/**
 * Subset by scripts/make-fonts.ts, which also makes what stands in their place until they arrive, `stand-ins.css`: the
 * build's own fallback knows Arial alone, which Android lacks, and no bold, so that lines broke elsewhere once they came.
 */
const bricolage = localFont({
  src: './fonts/bricolage.woff2',
  weight: '700 800',
  variable: '--font-bricolage',
  adjustFontFallback: false,
})

const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 720',
  variable: '--font-figtree',
  adjustFontFallback: false,
})

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

/** Same HTML for everybody. A module, as a classic script would wait for styles; `blocking` delays the paint. */
function HeadScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
  return <script type="module" async blocking="render" dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
}
