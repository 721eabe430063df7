import { forgetFlashNotice } from '@/lib/platform/forms/flash-notice'

/** The picture of a notice that was shown without JavaScript: rendering cannot clear cookies, its answer does. */
export async function GET(): Promise<Response> {
  await forgetFlashNotice()
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}
