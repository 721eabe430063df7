interface DatabaseUrl {
  href: string
  /** Behind a transaction pooler: prepared statements and session state would hang. */
  pooled: boolean
}

/** Supabase's pooler listens at this port. */
const POOLER_PORT = '6543'
/** Neon's is a host of its own: `ep-….-pooler.….neon.tech`. */
const POOLER_HOST = /-pooler\./

export const SAY_READABLE = 'no se puede leer: escribe % / ? # @ de la contraseña como %25 %2F %3F %23 %40'

/** Whether the driver can decode it, and no part of a password counts as path, query or fragment. */
export function isReadable(text: string): boolean {
  try {
    const { username, password, host, pathname, search, hash } = new URL(text)
    for (const part of [username, password, host]) decodeURIComponent(part)
    return !/[@#]/.test(pathname + search + hash)
  } catch {
    return false
  }
}

export const isDatabaseUrl = (text: string): boolean => /^postgres(ql)?:/.test(text) && isReadable(text)

/** What providers append for other clients, and Postgres would refuse: of Neon, Prisma and Supabase. */
const OF_OTHER_CLIENTS = [
  'channel_binding',
  'connection_limit',
  'pool_timeout',
  'socket_timeout',
  'sslaccept',
  'statement_cache_size',
  'supa',
]

/**
 * Splits off our `?pgbouncer=true`, which Postgres would refuse; well-known poolers need no such mark.
 * @throws Error in Spanish for what is none, without the password that may be in it.
 */
export function parseDatabaseUrl(text: string): DatabaseUrl {
  if (!isDatabaseUrl(text)) {
    throw new Error(`La dirección de la base de datos (postgres://…) ${SAY_READABLE}`)
  }
  const url = new URL(text)
  const isMarked = url.searchParams.get('pgbouncer') === 'true'
  for (const name of ['pgbouncer', ...OF_OTHER_CLIENTS]) url.searchParams.delete(name)
  // Prisma's, and where we are in any case.
  if (url.searchParams.get('schema') === 'public') url.searchParams.delete('schema')
  const pooled = isMarked || url.port === POOLER_PORT || POOLER_HOST.test(url.hostname)
  return { href: url.href, pooled }
}
