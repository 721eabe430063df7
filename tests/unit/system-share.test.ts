import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import manifest from '@/app/manifest'
import { stampPeer } from '@/lib/platform/http/client-ip'
import { isSentBySystem, SHARED_PHOTOS_PATH } from '@/lib/platform/http/system-share'
import { formPostGuard } from '@/server/guard/form-posts'

it.each([
  ['null', 'none', true],
  [null, 'none', true],
  ['https://evil.example', 'none', false],
  ['null', 'cross-site', false],
  ['null', null, false],
  [null, 'same-site', false],
])('a post with the origin %s and the site %s is the browser’s own: %s', (origin, site, own) => {
  expect(isSentBySystem(origin, site)).toBe(own)
})

it('the manifest names where photos are shared to', () => {
  expect(manifest().share_target).toMatchObject({ action: SHARED_PHOTOS_PATH, method: 'POST' })
})

function judge(url: string, headers: Record<string, string>) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { url, method: 'POST', complete: true })
  request.headers = { 'content-type': 'multipart/form-data; boundary=a', 'content-length': '9', ...headers }
  stampPeer(request)
  const response = new ServerResponse(request)
  const refusal = formPostGuard()(request, response)
  response.emit('close')
  return refusal
}

it('a form without an origin of a page is let in where photos are shared, and only from the browser itself', () => {
  const system = { origin: 'null', 'sec-fetch-site': 'none' }
  expect(judge(SHARED_PHOTOS_PATH, system)).toBeNull()
  expect(judge(SHARED_PHOTOS_PATH, { ...system, 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(judge(SHARED_PHOTOS_PATH, { ...system, origin: 'https://evil.example' })).toBe(403)
  expect(judge('/create-pet', system)).toBe(403)
})
