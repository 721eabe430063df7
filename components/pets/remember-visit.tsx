'use client'

import { useEffect } from 'react'
import { type RecentPet, rememberPet } from '@/lib/pets/recent'

/** Put on a pet's page, keeps the pet for 'Mascotas Vistas Recientemente'. Draws nothing. */
export function RememberVisit({ pet }: { pet: RecentPet }) {
  useEffect(() => rememberPet(pet), [pet])
  return null
}
