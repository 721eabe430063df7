import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'
import { PLACEHOLDERS } from '@/lib/copy/placeholders'

export const metadata: Metadata = { title: 'Registro', robots: { index: false } }

export default function RegisterPage() {
  return <ComingSoon copy={PLACEHOLDERS.register} />
}
