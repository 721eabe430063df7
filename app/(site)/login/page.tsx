import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'
import { PLACEHOLDERS } from '@/lib/copy/placeholders'

export const metadata: Metadata = { title: 'Iniciar Sesión', robots: { index: false } }

export default function LoginPage() {
  return <ComingSoon copy={PLACEHOLDERS.login} />
}
