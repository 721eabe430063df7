import { SiteShell } from '@/components/site/layout/site-shell'

/**
 * Seconds, equal to `expireTime`. Tags show changes at once; this is the fallback. Pages without pets need it too: kept
 * for a year, they would reference files of a past build.
 */
export const revalidate = 600

export default function SiteLayout({ children }: { children: React.ReactNode }) {
  return <SiteShell>{children}</SiteShell>
}
