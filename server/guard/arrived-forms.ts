import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientIpOfRequest } from '@/lib/platform/http/client-ip'
import { MAX_FORM_TEXT } from '@/lib/platform/http/multipart'
import { takeForm } from '@/lib/platform/rate-limits/reads'
import { isBareAction, MAX_PARTS } from './arrivals'
import { refuseLongForm, refuseReads } from './refuse'

/** Its text with accents, the state of the page with the text of before, and the headers of the parts. */
const MAX_FORM_BYTES = 3 * MAX_FORM_TEXT
/** Reading so much of what is no file takes the framework up to as long as a form of ours and its page. */
const BYTES_PER_FORM = 16 * 1024

/**
 * Judges a form that is here, before the framework decodes it: it looks at each part, and may take a millisecond for each
 * kilobyte that is no file, whatever becomes of it. @returns false where it has answered.
 */
export function admitForm(
  request: IncomingMessage,
  response: ServerResponse,
  parts: number,
  textBytes: number,
): boolean {
  const mostBytes = isBareAction(request.headers['content-type'] ?? '') ? MAX_FORM_TEXT : MAX_FORM_BYTES
  if (parts > MAX_PARTS || textBytes > mostBytes) {
    refuseLongForm(request, response)
    return false
  }
  const more = Math.floor(textBytes / BYTES_PER_FORM)
  const waitSeconds = more === 0 ? 0 : takeForm(clientIpOfRequest(request), more)
  if (waitSeconds > 0) refuseReads(request, response, waitSeconds)
  return waitSeconds === 0
}
