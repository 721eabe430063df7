import type { secondFactors } from '@/db/schema'
import { DEMO_SECRET } from '@/lib/people/second-factor/demo'
import { sealText } from '@/lib/platform/secrets'
import type { World } from './world'

/** Second factors of the demo staff, sealed with the AUTH_SECRET of the server that reads them. */
export const makeSecondFactors = ({ users }: World): (typeof secondFactors.$inferInsert)[] =>
  users
    .filter(({ role }) => role === 'admin')
    .map(({ id, createdAt }) => ({
      userId: id,
      sealedSecret: sealText('second factors', DEMO_SECRET),
      confirmedAt: createdAt,
    }))
