import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'
import { PLACEHOLDERS } from '@/lib/copy/placeholders'

export const metadata: Metadata = { title: 'Mi Perfil', robots: { index: false } }

export default function DashboardPage() {
  return <ComingSoon copy={PLACEHOLDERS.dashboard} />
}
