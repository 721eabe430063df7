import type { Db } from '@/db/client'
import { makeUser } from '@/db/seed/factories'
import type { Random } from '@/db/seed/random'
import type { Actor } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'

/** One life: what it says of itself has its code, and nothing else does. */
export interface Life {
  n: number
  code: string
  id: number
  kind: 'person' | 'foundation'
  confirmed: boolean
  suspended: boolean
  /** The account was deleted. */
  gone: boolean
  /** Steps of the clock. */
  born: number
  leaves: number | null
}

export interface World {
  db: Db
  random: Random
  now: Date
  staff: readonly number[]
  lives: Life[]
  pets: { id: number; owner: Life }[]
  requests: { id: number; owner: Life; adopter: Life }[]
  adoptions: { requestId: number }[]
  reviews: { id: number; seen: string; author: Life; foundation: Life }[]
  payments: { event: string; donor: Life }[]
  /** How many deeds were done, by kind, and how many were refused. */
  done: Map<string, number>
  refused: number
}

const CODE_LETTERS = 4
const ALPHABET = 26

/** Letters of a fixed number, so that no code is a part of another; neither a telephone nor a word to be stemmed. */
export function codeOf(n: number): string {
  let [left, letters] = [n, '']
  for (let at = 0; at < CODE_LETTERS; at++) {
    letters = String.fromCharCode(97 + (left % ALPHABET)) + letters
    left = Math.floor(left / ALPHABET)
  }
  return `marca${letters}x`
}

export const CODE = `marca[a-z]{${CODE_LETTERS}}x`

export const emailOf = ({ code }: Pick<Life, 'code'>) => `${code}@correo.example`
/** A telephone has no letters: its digits are the number of the life. */
export const phoneOf = ({ n }: Pick<Life, 'n'>) => `+5939${String(n).padStart(8, '0')}`

export async function makeWorld(db: Db, random: Random, now: Date): Promise<World> {
  const staff: number[] = []
  for (const email of ['equipo-uno@correo.example', 'equipo-dos@correo.example'])
    staff.push((await makeUser(db, { role: 'admin', email })).id)
  return {
    db,
    random,
    now,
    staff,
    lives: [],
    pets: [],
    requests: [],
    adoptions: [],
    reviews: [],
    payments: [],
    done: new Map(),
    refused: 0,
  }
}

export function actorOf({ id, kind, confirmed }: Life): Actor {
  return kind === 'person'
    ? { kind: 'user', id, confirmed, justProven: true }
    : { kind: 'foundation', id, confirmed, approved: true, justProven: true }
}

/** The context of a request at this hour; what is deferred is done by `settle`. */
export function contextOf({ db, now }: Pick<World, 'db' | 'now'>, actor: Actor, clientIp: string) {
  const deferred: (() => Promise<void>)[] = []
  const ctx: Context = { db, actor, now, clientIp, expire: () => {}, defer: (task) => deferred.push(task) }
  return {
    ctx,
    async settle() {
      for (const task of deferred.splice(0)) await task()
    },
  }
}

export const lifeContext = (world: World, life: Life) =>
  contextOf(world, actorOf(life), `2001:db8:${(life.n + 1).toString(16)}::/64`).ctx

export const staffContext = (world: World) => {
  const id = world.random.pick(world.staff)
  const session = { id: `sesión ${id} ${world.now.getTime()}`, reauthenticated: true }
  return contextOf(world, { kind: 'admin', id, session }, 'unknown').ctx
}

/** Does it, unless the application refuses. @throws what is no refusal. */
export async function attempt(world: World, name: string, deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed()
    world.done.set(name, (world.done.get(name) ?? 0) + 1)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    world.refused++
  }
}
