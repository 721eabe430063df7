import { type Db, db } from '@/db/client'
import { tagMoments } from '@/lib/platform/bus/tag-moments'
import { env } from '@/lib/platform/env'
import { processSingleton } from '@/lib/platform/process-singleton'
import { currentRequest } from '@/lib/platform/request-scope'
import { Replicas } from './replicas'

/** Null without `DATABASE_URL_REPLICA`. */
export const replicas = (): Replicas | null =>
  env.DATABASE_URL_REPLICA.length === 0
    ? null
    : processSingleton(
        'replicas',
        () =>
          new Replicas({
            url: env.DATABASE_URL,
            replicaUrls: env.DATABASE_URL_REPLICA,
            primary: db,
            moments: tagMoments,
          }),
      )

/**
 * Reads what is the same for everybody: for visitors without a session from a replica, if there is one that shows the last
 * change of these tags (`Replicas`); for everybody else, jobs included, from the primary.
 * @param tags those that expire what is read
 * @param work reads alone, as it may run twice
 * @throws the primary's errors
 */
export async function readPublic<Result>(
  tags: readonly string[],
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const chosen = currentRequest()?.mayReadReplica ? replicas() : null
  return chosen ? chosen.read(tags, work) : work(db)
}
