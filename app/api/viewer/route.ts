import { z } from 'zod'
import { apiRoute, endpoint } from '@/lib/http/route'
import { readCookie } from '@/lib/runtime'
import { HINT_COOKIE } from '@/lib/session/cookies'
import { clearSessionHint } from '@/lib/session/session'
import type { ViewerDto } from '@/lib/viewer/dto'
import { findViewer } from '@/lib/viewer/queries'

const contract = {
  answer: z.object({ viewer: z.custom<ViewerDto>().nullable() }),
}

/** Also clears the session hint of an ended session. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(contract, async ({ db }, { session }) => {
    if (!session && (await readCookie(HINT_COOKIE.name))) await clearSessionHint()
    return {
      body: { viewer: session && (await findViewer(db, session.account)) },
      headers: { 'Cache-Control': 'private, no-store' },
    }
  }),
})
