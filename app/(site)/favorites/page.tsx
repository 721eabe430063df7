import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'
import { PLACEHOLDERS } from '@/lib/copy/placeholders'

export const metadata: Metadata = { title: 'Favoritos', robots: { index: false } }

export default function FavoritesPage() {
  return <ComingSoon copy={PLACEHOLDERS.favorites} />
}
