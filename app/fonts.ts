import localFont from 'next/font/local'

/** Headings. The fallback's metrics are adjusted by the build, so text does not move when it arrives. */
export const bricolage = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-bricolage',
  adjustFontFallback: 'Arial',
})

/** Text. */
export const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
})
