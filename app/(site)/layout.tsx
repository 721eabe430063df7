import { SiteShell } from '@/components/site/layout/site-shell'

/**
 * In seconds, equal to `expireTime`; the fallback for tags. Pages without pets need it too: kept for a year, they would
 * reference files of a past build.
 */
export const revalidate = 600

export default function SiteLayout({ children }: { children: React.ReactNode }) {
  return <SiteShell>{children}</SiteShell>
}
