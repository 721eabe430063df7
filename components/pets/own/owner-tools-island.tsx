'use client'

import { signedInIsland } from '@/components/people/viewer/signed-in-island'

const useTools = signedInIsland(() =>
  import('./owner-tools-island.signed-in').then((module) => module.OwnerTools),
)

/** Owner's edit tools on a pet's page, loaded after hydration: the HTML is the same for everybody. */
export function OwnerToolsIsland({ pet }: { pet: { id: number; name: string } }) {
  const Tools = useTools()
  return Tools && <Tools pet={pet} />
}
