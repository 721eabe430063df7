'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { type RecentPet, readRecentPets } from '@/lib/pets/recent'

const useRecentPets = lazyComponent(() => import('./recent-pets').then((module) => module.RecentPets))

/** Loaded for those who have viewed any. */
export function RecentlyViewed({ pin, chevron }: { pin: ReactNode; chevron: ReactNode }) {
  const [pets, setPets] = useState<RecentPet[]>([])
  useEffect(() => setPets(readRecentPets()), [])
  const RecentPets = useRecentPets(pets.length > 0)
  return RecentPets && <RecentPets pets={pets} pin={pin} chevron={chevron} />
}
