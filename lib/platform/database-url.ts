interface DatabaseUrl {
  href: string
  /** Behind a transaction pooler: prepared statements and session state would hang. */
  pooled: boolean
}

/** Supabase's pooler listens at this port. */
const POOLER_PORT = '6543'
/** Neon's is a host of its own: `ep-….-pooler.….neon.tech`. */
const POOLER_HOST = /-pooler\./

/** Splits off our `?pgbouncer=true`, which Postgres would refuse; well-known poolers need no such mark. */
export function parseDatabaseUrl(text: string): DatabaseUrl {
  const url = new URL(text)
  const isMarked = url.searchParams.get('pgbouncer') === 'true'
  url.searchParams.delete('pgbouncer')
  const pooled = isMarked || url.port === POOLER_PORT || POOLER_HOST.test(url.hostname)
  return { href: url.href, pooled }
}
