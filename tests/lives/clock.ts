import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@/db/client'
import * as schema from '@/db/schema'

/** What happens to the database: only what people do is not judged. */
type Phase = 'life' | 'departure' | 'cleanup'

export const TABLES = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) ? [{ name, table, sqlName: getTableConfig(table).name }] : [],
)

/**
 * Gives a database of its own a clock that only `moveClock` moves: `now()` and `clock_timestamp()` tell it, in column defaults, triggers and
 * statements alike. Notes in `lives.gone` each row that is deleted and, unless people do it themselves, each that loses
 * something, with the transaction that did it.
 */
export async function installClock(db: Db, at: Date): Promise<void> {
  await db.execute(sql`drop schema if exists lives cascade`)
  await db.execute(sql`create schema lives`)
  await db.execute(sql`create table lives.clock (at timestamptz not null, phase text not null)`)
  await db.execute(sql`insert into lives.clock values (${at.toISOString()}, 'life')`)
  await db.execute(
    sql`create table lives.departed (id int primary key, code text not null, phone text not null, at timestamptz not null)`,
  )
  await db.execute(sql`create table lives.gone (tx xid8 not null default pg_current_xact_id(), at timestamptz not null,
    phase text not null, name text not null, old jsonb not null, new jsonb)`)
  await db.execute(sql`create index on lives.gone (tx, name)`)
  await db.execute(sql`create function lives.note() returns trigger language plpgsql as $$
    declare clock lives.clock;
    begin
      select * into clock from lives.clock;
      if tg_op = 'DELETE' then
        insert into lives.gone (at, phase, name, old) values (clock.at, clock.phase, tg_table_name, to_jsonb(old));
      elsif clock.phase <> 'life' and exists (select from jsonb_each_text(to_jsonb(old)) o
          join jsonb_each_text(to_jsonb(new)) n using (key) where o.value <> '' and coalesce(n.value, '') = '') then
        insert into lives.gone values (default, clock.at, clock.phase, tg_table_name, to_jsonb(old), to_jsonb(new));
      end if;
      return null;
    end $$`)
  for (const { sqlName } of TABLES)
    await db.execute(
      sql`create trigger lives_note after update or delete on ${sql.identifier(sqlName)} for each row execute function lives.note()`,
    )
  for (const clock of ['now', 'clock_timestamp'])
    await db.execute(sql`create or replace function pg_catalog.${sql.raw(clock)}() returns timestamptz language sql stable
      as 'select at from lives.clock'`)
}

export const moveClock = (db: Db, at: Date, phase: Phase) =>
  db.execute(sql`update lives.clock set at = ${at.toISOString()}, phase = ${phase}`)
