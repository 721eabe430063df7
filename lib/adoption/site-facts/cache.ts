import 'server-only'
import type { Db } from '@/db/client'
import { PETS_TAG } from '@/lib/platform/bus/cache-tags'
import { cachedRead } from '@/lib/platform/runtime'
import { countSiteFacts } from './queries'

/** Figures of the home page. No tag of adoptions is needed: each changes its pet, too. */
export const getSiteFacts = cachedRead(
  'site-facts',
  (db: Db) => countSiteFacts(db),
  () => [PETS_TAG],
)
