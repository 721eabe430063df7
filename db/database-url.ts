interface DatabaseUrl {
  href: string
  /** Behind a transaction pooler: prepared statements and session state would hang. */
  pooled: boolean
}

/** Splits our `?pgbouncer=true` (a transaction pooler) from a URL: Postgres would refuse it as an unknown setting. */
export function parseDatabaseUrl(text: string): DatabaseUrl {
  const url = new URL(text)
  const pooled = url.searchParams.get('pgbouncer') === 'true'
  url.searchParams.delete('pgbouncer')
  return { href: url.href, pooled }
}
