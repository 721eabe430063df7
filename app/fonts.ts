import localFont from 'next/font/local'

/** Subset by scripts/make-fonts.ts. The build adjusts the fallback's metrics to avoid layout shift. */
export const bricolage = localFont({
  src: './fonts/bricolage.woff2',
  weight: '700 800',
  variable: '--font-bricolage',
  adjustFontFallback: 'Arial',
})

export const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 720',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
})
