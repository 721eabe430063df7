import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'
import { PLACEHOLDERS } from '@/lib/copy/placeholders'

export const metadata: Metadata = { title: 'Dar en Adopción una Mascota', robots: { index: false } }

export default function CreatePetPage() {
  return <ComingSoon copy={PLACEHOLDERS.createPet} />
}
