import localFont from 'next/font/local'

/**
 * Subset by scripts/make-fonts.ts, which also makes what stands in their place until they arrive, `stand-ins.css`: the
 * build's own fallback knows Arial alone, which Android lacks, and no bold, so that lines broke elsewhere once they came.
 */
export const bricolage = localFont({
  src: './fonts/bricolage.woff2',
  weight: '700 800',
  variable: '--font-bricolage',
  adjustFontFallback: false,
})

export const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 720',
  variable: '--font-figtree',
  adjustFontFallback: false,
})
