import type { Db, Tx } from '@/db/client'
import { announceExpiry } from './bus/operations'
import { tagMoments } from './bus/tag-moments'
import type { Context } from './context'

export type WriteContext = Pick<Context, 'db' | 'now' | 'expire' | 'defer'>

type Task = (ctx: WriteContext) => Promise<unknown>

interface Consequences {
  /** Expires tags of what shows something else once this commits. */
  expire(...tags: string[]): void
  /** Runs a task after the commit and the response; the same function runs once. */
  afterCommit(task: Task): void
}

/** A transaction that only `write` makes: whoever mails or expires is in one. */
export type WriteTx = Tx & Consequences

/**
 * Commits `work`, then its consequences: tags expire on all instances, even when the commit's outcome is unknown; tasks
 * run once it is confirmed. A failure rolls back with no consequences; inside another write they wait for the outer
 * commit.
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
      // A conflict repeats this: earlier wishes are void.
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

/** A transaction for bookkeeping: its type lets nothing be mailed or expire. */
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
