import type { Metadata } from 'next'
import { SiteShell } from '@/components/site/layout/site-shell'

export const metadata: Metadata = { robots: { index: false } }

export default function AuthLayout({ children }: { children: React.ReactNode }) {
  return <SiteShell>{children}</SiteShell>
}
