import { SiteShell } from '@/components/layout/site-shell'

/**
 * Seconds that a shared cache may keep a public page; `expireTime` is the same, so none shows an older one while it asks.
 * Here changes show at once through tags, and this is the net under a missed one. It holds for pages without pets as
 * well: without it they may be kept for a year, and ask for the files of a build that is gone.
 */
export const revalidate = 600

export default function SiteLayout({ children }: { children: React.ReactNode }) {
  return <SiteShell>{children}</SiteShell>
}
