import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'
import { PLACEHOLDERS } from '@/lib/copy/placeholders'

export const metadata: Metadata = { title: 'Solicitud de adopción', robots: { index: false } }

export default function AdoptionPage() {
  return <ComingSoon copy={PLACEHOLDERS.adoption} />
}
