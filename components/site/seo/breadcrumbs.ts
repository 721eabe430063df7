import type { Thing } from './json-ld-text'

/** Schema.org BreadcrumbList. @param site origin */
export function breadcrumbs(site: string, crumbs: { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  }
}
