import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'
import { PLACEHOLDERS } from '@/lib/copy/placeholders'

export const metadata: Metadata = { title: 'Deja tu comentario', robots: { index: false } }

/** One page for every foundation until there is something to write for each. */
export function generateStaticParams() {
  return []
}

export default function ReviewPage() {
  return <ComingSoon copy={PLACEHOLDERS.review} />
}
