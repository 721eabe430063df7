import { HOME } from '@/lib/text/routes'
import type { Thing } from './json-ld-text'

export const organization = (site: string): Thing => ({
  '@type': 'Organization',
  name: 'Querencia',
  url: new URL(HOME, site).href,
  logo: new URL('/icons/icon-512.png', site).href,
})
