import type { Db, Tx } from '@/db/client'
import { announceExpiry } from './bus/operations'
import { tagMoments } from './bus/tag-moments'
import type { Context } from './context'

/** What a write needs to know of its request or job. */
export type WriteContext = Pick<Context, 'db' | 'now' | 'expire' | 'defer'>

type Task = (ctx: WriteContext) => Promise<unknown>

interface Consequences {
  /** Pages and cached reads with these tags show something else once this commits. */
  expire(...tags: string[]): void
  /** Runs a task once this is committed and the response sent: the same function once, however often it is given. */
  afterCommit(task: Task): void
}

/** The transaction of a write: only `write` makes one, so whoever mails or expires is in one, and nothing is left to call. */
export type WriteTx = Tx & Consequences

/**
 * Commits `work` and what follows from it. Its tags expire here and on every other instance, also when the connection is
 * lost during the commit, which may have succeeded; its tasks run when the commit was confirmed. When `work` fails,
 * everything is rolled back and nothing follows. Within another write it is a part of that one: what follows waits for
 * the outer commit.
 */
export async function write<Result>(
  ctx: WriteContext,
  work: (tx: WriteTx) => Promise<Result>,
): Promise<Result> {
  if (isWriteTx(ctx.db)) return writeWithin(ctx.db, work)
  let tags: string[] = []
  let tasks: Task[] = []
  try {
    const result = await ctx.db.transaction(async (tx) => {
      // A conflict repeats this: what an earlier attempt wanted is void.
      tags = []
      const wanted = consequences()
      const result = await work(Object.assign(tx, wanted.calls))
      tags = [...wanted.tags]
      tasks = [...wanted.tasks]
      await announceExpiry(tx, tags)
      return result
    })
    for (const task of tasks)
      ctx.defer(async () => {
        await task(ctx)
      })
    return result
  } finally {
    if (tags.length > 0) {
      tagMoments.note(tags)
      ctx.expire(...tags)
    }
  }
}

/** A transaction without consequences, for bookkeeping: by its type, no mail is written and nothing expires in it. */
export const transaction = <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction(work)

async function writeWithin<Result>(outer: WriteTx, work: (tx: WriteTx) => Promise<Result>): Promise<Result> {
  const wanted = consequences()
  const result = await outer.transaction((tx) => work(Object.assign(tx, wanted.calls)))
  outer.expire(...wanted.tags)
  for (const task of wanted.tasks) outer.afterCommit(task)
  return result
}

function consequences() {
  const tags = new Set<string>()
  const tasks = new Set<Task>()
  const calls: Consequences = {
    expire: (...more) => {
      for (const tag of more) tags.add(tag)
    },
    afterCommit: (task) => {
      tasks.add(task)
    },
  }
  return { tags, tasks, calls }
}

const isWriteTx = (db: Db): db is WriteTx => 'afterCommit' in db
