import { createContext } from '@/lib/context'
import { env } from '@/lib/env'
import { DomainError } from '@/lib/errors'
import { cronJob } from '@/lib/http/cron'
import { apiRoute } from '@/lib/http/route'
import { parseId } from '@/lib/params'
import { expireAccount } from '@/lib/staff/suspension-operations'

/**
 * Refreshes everything that shows the account `?id=`: the command line changes the database, and only a server can expire
 * its pages (docs/decisions/0050).
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: (request, params) => {
    const id = parseId(new URL(request.url).searchParams.get('id') ?? '')
    const job = cronJob(env.CRON_SECRET, async () => {
      if (id === null) throw new DomainError('not_found', 'Esta cuenta no existe')
      return expireAccount(createContext({ kind: 'system', name: 'command line' }), id)
    })
    return job(request, params)
  },
})
