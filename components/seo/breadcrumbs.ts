import type { Thing } from './json-ld'

/**
 * The way from the home page as structured data.
 * @param site the address of the site, without a path
 */
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
