import type { Route } from 'next'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { requestHeaders } from '@/lib/platform/runtime'
import { findMailedCallback } from '@/lib/platform/session/find-mailed-callback'
import { findInAppBrowser } from '@/lib/text/in-app-browsers'
import type { ProviderOffer } from './dto'
import { oidcName } from './provider'

/**
 * Null without a provider. Makes a page dynamic.
 * @param page the one to open outside of an app; its address is shown and copied, so it names known pages alone, no tokens
 */
export async function offerProvider(
  page: (callbackUrl: Route | null) => Route,
  callbackUrl: Route | null,
): Promise<ProviderOffer | null> {
  const name = oidcName()
  if (name === null) return null
  const agent = (await requestHeaders()).get('user-agent')
  const url = absoluteUrl(page(await findMailedCallback(callbackUrl)))
  return { name, inAppBrowser: findInAppBrowser(agent, url) }
}
