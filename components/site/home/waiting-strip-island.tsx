'use client'

import { signedInIsland } from '@/components/people/viewer/signed-in-island'
import { STRIP_SIZE } from './strip-size'

const useStrip = signedInIsland(() =>
  import('./waiting-strip-island.signed-in').then((module) => module.WaitingStrip),
)

/** What waits for a signed-in visitor; its place is kept until it is known, and for nobody else. */
export function WaitingStripIsland() {
  const Strip = useStrip()
  return <div className="signed-out:hidden">{Strip ? <Strip /> : <div className={STRIP_SIZE} />}</div>
}
