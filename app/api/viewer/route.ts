import { z } from 'zod'
import type { ViewerDto } from '@/lib/adoption/viewer/dto'
import { findViewer } from '@/lib/adoption/viewer/queries'
import { apiRoute, endpoint } from '@/lib/platform/http/route'
import { readCookie } from '@/lib/platform/runtime'
import { HINT_COOKIE } from '@/lib/platform/session/cookies'
import { clearSessionHint, hasBlockedSession } from '@/lib/platform/session/session'

const contract = {
  answer: z.object({ viewer: z.custom<ViewerDto>().nullable() }),
}

/** Also clears the session hint of an ended session; that of a blocked account goes on after the block. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: endpoint(contract, async ({ db, now }, { session }) => {
    if (!session && (await readCookie(HINT_COOKIE.name)) && !(await hasBlockedSession()))
      await clearSessionHint()
    return {
      body: { viewer: session && (await findViewer(db, session.account, now)) },
      headers: { 'Cache-Control': 'private, no-store' },
    }
  }),
})
