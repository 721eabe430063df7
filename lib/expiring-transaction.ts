import type { Tx } from '@/db/client'
import { announceExpiry } from './bus/operations'
import type { Context } from './context'
import { tagMoments } from './tag-moments'

/**
 * A transaction that changes what is cached: commits `work` and expires the tags of its result, here and on every other
 * instance. They also expire here when the connection is lost during the commit, which may have succeeded; not when
 * `work` fails, which rolls back.
 */
export async function expiringTransaction<Result>(
  ctx: Pick<Context, 'db' | 'expire'>,
  work: (tx: Tx) => Promise<Result>,
  tagsOf: (result: Result) => string[],
): Promise<Result> {
  let tags: string[] = []
  try {
    return await ctx.db.transaction(async (tx) => {
      const result = await work(tx)
      tags = tagsOf(result)
      await announceExpiry(tx, tags)
      return result
    })
  } finally {
    if (tags.length > 0) {
      tagMoments.note(tags)
      ctx.expire(...tags)
    }
  }
}
