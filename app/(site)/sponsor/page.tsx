import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'
import { PLACEHOLDERS } from '@/lib/copy/placeholders'

export const metadata: Metadata = { title: 'Apadrina Mascotas', robots: { index: false } }

export default function SponsorPage() {
  return <ComingSoon copy={PLACEHOLDERS.sponsor} />
}
