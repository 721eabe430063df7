import { and, isNull, lte, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { db } from '@/db/client'
import { outbox } from '@/db/schema'
import { randomFrom } from '@/db/seed/random'
import { runMaintenance } from '@/lib/maintenance/operations'
import type { Context } from '@/lib/platform/context'
import { deleteAccount, eraseAccount } from '@/lib/privacy/operations'
import { runSavedSearches } from '@/lib/search/saved-searches/operations/run'
import { DAY_MS, HOUR_MS } from '@/lib/text/durations'
import { planLives, register } from './births'
import { installClock, moveClock } from './clock'
import { chooseDeed } from './deeds'
import { findOverdue, findTraces } from './leftovers'
import { findLosses } from './losses'
import { decideCases } from './staff'
import { actorOf, attempt, contextOf, type Life, makeWorld, phoneOf, type World } from './world'

export interface Told {
  violations: readonly string[]
  /** Rows that went, by table and phase. */
  went: ReadonlyMap<string, number>
  /** The most days that anything was kept, by table and term. */
  oldest: ReadonlyMap<string, number>
  deeds: ReadonlyMap<string, number>
  refused: number
  departed: number
}

interface Options {
  count: number
  seed: number
  /** Other lives of the same database have other numbers. */
  first?: number
  /** Days from the start, at each of which people act, leave, and the cleanup runs. */
  days?: readonly number[]
  cleanup?: (ctx: Context) => Promise<unknown>
  stop?: AbortSignal
  log?: (line: string) => void
}

/** Days at first, then weeks, then months: three years. */
const DAYS = [
  ...[0, 1, 2, 4],
  ...Array.from({ length: 16 }, (_, n) => 7 + 7 * n),
  ...Array.from({ length: 36 }, (_, n) => 140 + 28 * n),
]
/** Words of searches are pruned then. */
const CLEANUP_HOUR = 8
/** From what people do to the cleanup. */
const PASSED_MS = 2 * HOUR_MS
const AT_ONCE = 6
const MAIL_FAILS = 0.03
/** Words are searched for so often; terms are counted at each step. */
const TRACES_EVERY = 6

/**
 * Lives through random lives from the day after today, until three years later. The database has to be one of its
 * own. @returns what was found wrong, each once, and what went.
 */
export async function live({
  count,
  seed,
  first,
  days = DAYS,
  cleanup = runMaintenance,
  stop,
  log,
}: Options): Promise<Told> {
  const start = Math.ceil(Date.now() / DAY_MS) * DAY_MS + CLEANUP_HOUR * HOUR_MS - PASSED_MS
  const random = randomFrom(`lives ${seed}`)
  await installClock(db, new Date(start))
  const world = await makeWorld(db, random, new Date(start))
  const plan = planLives({ count, seed, first }, days.length)
  const [went, oldest, violations] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ]
  let departed = 0
  for (const [step, day] of days.entries()) {
    if (stop?.aborted) break
    world.now = new Date(start + day * DAY_MS)
    await moveClock(db, world.now, 'life')
    await register(
      world,
      plan.filter(({ born }) => born === step),
    )
    const alive = world.lives.filter(({ leaves }) => leaves === null || leaves >= step)
    await act(world, alive, step)
    await decideCases(world, alive)
    await moveClock(db, world.now, 'departure')
    departed += await depart(
      world,
      alive.filter(({ leaves }) => leaves === step),
    )
    await moveClock(db, world.now, 'life')
    await deliver(world)
    // Its parts run at the same time: what one leaves, another finds in the next hour.
    for (const passed of [PASSED_MS, HOUR_MS]) {
      world.now = new Date(world.now.getTime() + passed)
      await moveClock(db, world.now, 'cleanup')
      const { ctx, settle } = contextOf(world, { kind: 'system', name: 'lives' }, 'unknown')
      await cleanup(ctx)
      await settle()
    }
    const isLast = step === days.length - 1
    const found = [
      ...(await findOverdue(db, world.now, oldest)),
      ...(await findLosses(db, went)),
      ...(isLast || step % TRACES_EVERY === 0 ? await findTraces(db) : []),
    ]
    for (const violation of found) {
      const known = violation.replace(/marca[a-z]{4}x|\d+ rows.*/g, '…')
      if (!violations.has(known)) log?.(`day ${day}: ${violation}`)
      violations.set(known, (violations.get(known) ?? 0) + 1)
    }
    log?.(`day ${day}: ${alive.length} alive, ${departed} left`)
  }
  const { done: deeds, refused } = world
  return { violations: [...violations.keys()], went, oldest, deeds, refused, departed }
}

/** People do most in their first days; a few do something at any time. */
async function act(world: World, alive: readonly Life[], step: number): Promise<void> {
  const limited = pLimit(AT_ONCE)
  const doing = alive
    .filter(({ confirmed, suspended }) => confirmed && !suspended)
    .flatMap((life) => {
      const isNew = step - life.born < 6
      const often = life.born === step ? 3 : world.random.chance(isNew ? 0.5 : 0.03) ? 1 : 0
      return Array.from({ length: often }, () => ({ life, ...chooseDeed(world, life) }))
    })
  await Promise.all(
    doing.map(({ life, name, deed }) => limited(() => attempt(world, name, () => deed(world, life)))),
  )
  await runSavedSearches(contextOf(world, { kind: 'system', name: 'lives' }, 'unknown').ctx)
}

/** Deletes their accounts; of suspended people by what the mailed link does. */
async function depart(world: World, leaving: readonly Life[]): Promise<number> {
  const limited = pLimit(2)
  for (const { id, code, ...life } of leaving)
    await world.db.execute(
      sql`insert into lives.departed (id, code, phone, at) values (${id}, ${code}, ${phoneOf(life)}, ${world.now.toISOString()})`,
    )
  await Promise.all(
    leaving.map((life) =>
      limited(async () => {
        const { ctx, settle } = contextOf(world, actorOf(life), 'unknown')
        if (life.suspended) await eraseAccount(ctx, life.id)
        else await deleteAccount(ctx, { password: '' })
        await settle()
        life.gone = true
      }),
    ),
  )
  return leaving.length
}

/** What waits goes out, and some of it is refused; the local mailbox keeps it readable. */
async function deliver({ db, random, now }: World): Promise<void> {
  const isDue = and(isNull(outbox.sentAt), isNull(outbox.failedAt), lte(outbox.nextAttemptAt, now))
  const fails = random.integer(1, Math.round(1 / MAIL_FAILS))
  const isRefused = sql`${outbox.id} % ${Math.round(1 / MAIL_FAILS)} = ${fails}`
  await db.update(outbox).set({ failedAt: now, lastError: 'no such mailbox' }).where(and(isDue, isRefused))
  await db.update(outbox).set({ sentAt: now, push: null }).where(isDue)
}
