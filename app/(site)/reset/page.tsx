import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'
import { PLACEHOLDERS } from '@/lib/copy/placeholders'

export const metadata: Metadata = { title: 'Recuperar contraseña', robots: { index: false } }

export default function ResetPage() {
  return <ComingSoon copy={PLACEHOLDERS.reset} />
}
