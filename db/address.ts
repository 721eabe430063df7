/** The address of a database as the driver takes it. */
interface Address {
  href: string
  /** A transaction pooler stands in between: prepared statements and whatever else belongs to a session would hang. */
  pooled: boolean
}

/** Reads an address, in which `?pgbouncer=true` says that it leads through a transaction pooler. */
export function parseAddress(url: string): Address {
  const address = new URL(url)
  const pooled = address.searchParams.get('pgbouncer') === 'true'
  // Postgres would take the unknown word for a setting of its own and refuse the connection.
  address.searchParams.delete('pgbouncer')
  return { href: address.href, pooled }
}
