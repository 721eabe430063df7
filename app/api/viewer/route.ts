import { z } from 'zod'
import { apiRoute, endpoint } from '@/lib/http/route'
import { readCookie } from '@/lib/runtime'
import { HINT_COOKIE } from '@/lib/session/cookies'
import { clearSessionHint } from '@/lib/session/session'
import type { ViewerDto } from '@/lib/viewer/dto'
import { findViewer } from '@/lib/viewer/queries'

const contract = {
  /** Null for a stranger. */
  answer: z.object({ viewer: z.custom<ViewerDto>().nullable() }),
}

/** Who looks at a page that is the same for everybody. Where the session is over, the sign of it goes too. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(contract, async ({ db }, { session }) => {
    if (!session && (await readCookie(HINT_COOKIE.name))) await clearSessionHint()
    return {
      body: { viewer: session && (await findViewer(db, session.account)) },
      headers: { 'Cache-Control': 'private, no-store' },
    }
  }),
})
