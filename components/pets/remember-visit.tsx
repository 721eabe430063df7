'use client'

import { useEffect } from 'react'
import { currentSessionHint } from '@/components/people/viewer/session-hint'
import { type RecentPet, rememberPet } from '@/lib/pets/recent'
import { whenQuiet } from '@/lib/platform/offline/when-quiet'
import { petPath } from '@/lib/text/routes'

export function RememberVisit({ pet }: { pet: RecentPet }) {
  useEffect(() => rememberPet(pet), [pet])
  useEffect(() => reportView(pet.id), [pet.id])
  useEffect(() => whenQuiet(() => void keep(pet).catch(() => {})), [pet])
  return null
}

/** For when there is no connection. Silent where storage is full or blocked. */
async function keep({ id, name }: RecentPet): Promise<void> {
  const { savePageOffline } = await import('@/lib/platform/offline/kept-pages')
  const session = currentSessionHint()
  const isCurrent = () => currentSessionHint() === session
  await savePageOffline({ path: petPath(id), title: name, session, isCurrent })
}

const KEY = 'querencia-vistas'
const MOST = 500

/** In this browser session; false where nothing can be stored. */
function isFirstView(petId: number): boolean {
  try {
    const seen: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    const ids = Array.isArray(seen) ? seen : []
    if (ids.includes(petId)) return false
    sessionStorage.setItem(KEY, JSON.stringify([...ids, petId].slice(-MOST)))
    return true
  } catch {
    return false
  }
}

function reportView(petId: number): void {
  if (isFirstView(petId)) navigator.sendBeacon(`/api/pets/${petId}/view`)
}
