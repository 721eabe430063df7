import type postgres from 'postgres'
import { parse } from 'postgres-array'

/** Postgres' own, which are the same in every database: `pg_type.dat`. */
const OIDS = {
  numbers: [1005, 1007, 1021, 1022], // int2[], int4[], float4[], float8[]
  texts: [1009, 1015, 1016], // text[], varchar[], int8[]
}

const parseAs = (oids: number[], read: (element: string) => unknown): postgres.PostgresType => ({
  to: oids[0] ?? 0,
  from: oids,
  serialize: (array: unknown) => array,
  parse: (text: string) => parse(text, read),
})

/**
 * How the driver reads arrays of these types. It would else ask each new connection for all array types of the database, and
 * nobody catches the rejection when the connection breaks meanwhile, which ends the process. All other arrays, those of our
 * enums too, come as text: columns of the schema are read by drizzle, other SQL casts them to `text[]`. Parameters are
 * texts already ('{1,2}').
 */
export const ARRAY_TYPES = {
  numbers: parseAs(OIDS.numbers, Number),
  texts: parseAs(OIDS.texts, String),
}
