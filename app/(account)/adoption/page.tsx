import type { Metadata } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'
import { PLACEHOLDERS } from '@/lib/copy/placeholders'
import { readId } from '@/lib/params'
import { ADOPTION, adoptPath, petPath } from '@/lib/routes'
import { requireSession } from '@/lib/session/session'

export const metadata: Metadata = { title: 'Solicitud de adopción' }

type Props = { searchParams: Promise<{ mascota?: string | string[] }> }

export default async function AdoptionPage({ searchParams }: Props) {
  const petId = readId((await searchParams).mascota)
  await requireSession(petId === null ? ADOPTION : adoptPath(petId))
  return <ComingSoon copy={PLACEHOLDERS.adoption} back={petId === null ? null : petPath(petId)} />
}
