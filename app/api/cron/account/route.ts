import { expireAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { createContext } from '@/lib/platform/context'
import { env } from '@/lib/platform/env'
import { DomainError } from '@/lib/platform/errors'
import { cronJob } from '@/lib/platform/http/cron'
import { apiRoute } from '@/lib/platform/http/route'
import { parseId } from '@/lib/text/params'

/**
 * Expires everything that shows the account `?id=`: the command line changes the database, but only a server can expire
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
