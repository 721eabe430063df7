'use client'

import { useEffect } from 'react'
import { type RecentPet, rememberPet } from '@/lib/pets/recent'
import { reportView } from '@/lib/views/report'

/** Put on a pet's page, keeps the pet for 'Mascotas Vistas Recientemente' and has the visit counted. Draws nothing. */
export function RememberVisit({ pet }: { pet: RecentPet }) {
  useEffect(() => rememberPet(pet), [pet])
  useEffect(() => reportView(pet.id), [pet.id])
  return null
}
