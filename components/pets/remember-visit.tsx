'use client'

import { useEffect } from 'react'
import { type RecentPet, rememberPet } from '@/lib/pets/recent'
import { reportView } from '@/lib/pets/views/report'

export function RememberVisit({ pet }: { pet: RecentPet }) {
  useEffect(() => rememberPet(pet), [pet])
  useEffect(() => reportView(pet.id), [pet.id])
  return null
}
