import type { Route } from 'next'
import { receiveSharedPhotos, withSharedPhotos } from '@/lib/pets/shared-photos'
import { createContext } from '@/lib/platform/context'
import { setFlashNotice } from '@/lib/platform/forms/flash-notice'
import { clientIpOf } from '@/lib/platform/http/client-ip'
import { isSameOrigin } from '@/lib/platform/http/credentials'
import { REFUSALS } from '@/lib/platform/http/refusals'
import { isSentBySystem } from '@/lib/platform/http/system-share'
import { getSession } from '@/lib/platform/session/session'
import type { Notice } from '@/lib/text/copy/notices'
import { CREATE_PET, loginPath } from '@/lib/text/routes'

/** Seconds a serverless host grants, including the processing after the response. */
export const maxDuration = 60

/** Photos shared from a telephone's gallery begin a listing; `share_target` in `app/manifest.ts` leads here. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request
  const isOurs = isSentBySystem(headers.get('origin'), headers.get('sec-fetch-site')) || isSameOrigin(headers)
  if (!isOurs) return new Response(REFUSALS[403], { status: 403, headers: { 'Cache-Control': 'no-store' } })
  const session = await getSession()
  if (!session) return seeOther(loginPath(CREATE_PET), 'photosNeedSession')
  const ctx = createContext(session.actor, clientIpOf(headers))
  const { ids, areAll } = await receiveSharedPhotos(ctx, request)
  return seeOther(ids.length > 0 ? withSharedPhotos(ids) : CREATE_PET, areAll ? null : 'photosLeftOut')
}

/** Reloading the URL that photos were shared to leads back to the form. */
export const GET = () => seeOther(CREATE_PET, null)

async function seeOther(path: Route, notice: Notice | null): Promise<Response> {
  if (notice) await setFlashNotice(notice)
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
}
