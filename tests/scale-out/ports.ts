/** On loopback, beside those of other commands. */
export const PORTS = {
  front: 4600,
  instances: [4611, 4612, 4613],
  primary: 4700,
  nodes: [4701, 4702, 4703],
  pooler: 4710,
}

export const FRONT = `http://localhost:${PORTS.front}`
/** PgBouncer's, in front of whoever is the primary. */
export const POOLED = `postgres://querencia@127.0.0.1:${PORTS.pooler}/querencia?pgbouncer=true`
/** HAProxy's. */
export const DIRECT = `postgres://querencia@127.0.0.1:${PORTS.primary}/querencia`
