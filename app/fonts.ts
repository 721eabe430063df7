import localFont from 'next/font/local'

/** Headings, in one weight. The fallback's metrics are adjusted by the build, so text does not move when it arrives. */
export const bricolage = localFont({
  src: './fonts/bricolage.woff2',
  weight: '700 800',
  variable: '--font-bricolage',
  adjustFontFallback: 'Arial',
})

/** Text. Both are made by scripts/make-fonts.ts. */
export const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 720',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
})
