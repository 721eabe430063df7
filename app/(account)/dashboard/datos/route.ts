import { redirect } from 'next/navigation'
import { createContext } from '@/lib/platform/context'
import { getSession } from '@/lib/platform/session/session'
import { exportAccountData } from '@/lib/privacy/queries'
import { DASHBOARD, loginPath } from '@/lib/text/routes'

/** Personal data export as a download. */
export async function GET(): Promise<Response> {
  const session = await getSession()
  if (!session) redirect(loginPath(DASHBOARD))
  const data = await exportAccountData(createContext(session.actor).db, session.account.id)
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="querencia-mis-datos.json"',
      'Cache-Control': 'private, no-store',
    },
  })
}
