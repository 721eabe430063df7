import type { Metadata, Route } from 'next'
import { ComingSoon } from '@/components/layout/coming-soon'
import { PLACEHOLDERS } from '@/lib/copy/placeholders'
import { readId } from '@/lib/params'
import { foundationPath, petPath } from '@/lib/routes'

export const metadata: Metadata = { title: 'Apadrina Mascotas', robots: { index: false } }

interface Query {
  mascota?: string | string[]
  fundacion?: string | string[]
}

export default async function SponsorPage({ searchParams }: { searchParams: Promise<Query> }) {
  return <ComingSoon copy={PLACEHOLDERS.sponsor} back={backFrom(await searchParams)} />
}

function backFrom({ mascota, fundacion }: Query): Route | null {
  const petId = readId(mascota)
  if (petId !== null) return petPath(petId)
  const foundationId = readId(fundacion)
  return foundationId === null ? null : foundationPath(foundationId)
}
