import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'
import { PLACEHOLDERS } from '@/lib/copy/placeholders'

export const metadata: Metadata = { title: 'Test de compatibilidad', robots: { index: false } }

export default function QuizPage() {
  return <ComingSoon copy={PLACEHOLDERS.quiz} />
}
