import type { Tx } from '@/db/client'
import type { Context } from './context'

/**
 * A transaction that changes what is cached: commits `work` and expires the tags of its result. They also expire when
 * the connection is lost during the commit, which may have succeeded; not when `work` fails, which rolls back.
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
      return result
    })
  } finally {
    if (tags.length > 0) ctx.expire(...tags)
  }
}
