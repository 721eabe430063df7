import { describe, expect, it } from 'vitest'
import { ProviderButton } from '@/components/people/accounts/provider-button'
import { findInAppBrowser } from '@/lib/text/in-app-browsers'
import { IN_APP_AGENTS, ORDINARY_AGENTS, variantOf } from '@/tests/support/browser-agents'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

const URL = 'https://querencia.example/login?callbackUrl=%2Fadoption%3Fmascota%3D7%23paso'
const offer = (agent: string) =>
  draw(
    <ProviderButton
      offer={{ name: 'Google', inAppBrowser: findInAppBrowser(agent, URL) }}
      callbackUrl="/adoption"
    />,
  )

describe('browsers inside other apps', () => {
  it.each(IN_APP_AGENTS)('%s: %s', (app, agent) => {
    for (let n = 0; n < 30; n += 1) {
      const variant = variantOf(agent, n)
      expect(findInAppBrowser(variant, URL), variant).toMatchObject({ app, url: URL })
      const html = offer(variant)
      expect(html, variant).not.toMatch(/<form|<button[^>]*submit/)
      expect(wordsOf(html).join(' ')).toContain(`Desde ${app ?? 'otra app'} no puedes continuar con Google`)
    }
  })

  it('are a thousand in this test', () => {
    const all = IN_APP_AGENTS.flatMap(([, agent]) =>
      Array.from({ length: 30 }, (_, n) => variantOf(agent, n)),
    )
    expect(new Set(all).size).toBeGreaterThan(900)
  })

  it.each(ORDINARY_AGENTS)('%s is not one', (agent) => {
    expect(findInAppBrowser(agent, URL)).toBeNull()
    expect(offer(agent)).toContain('action="/api/auth/signin/oidc"')
  })

  it('are few against at least sixty of the others', () => {
    expect(new Set(ORDINARY_AGENTS).size).toBeGreaterThanOrEqual(60)
    expect(findInAppBrowser(null, URL)).toBeNull()
  })

  it('are told in a moment, whatever somebody sends', () => {
    for (const [view, rest] of [
      ['iPad ', 'AppleWebKit/ '],
      ['Android', '; '],
    ] as const)
      findInAppBrowser(`${view.repeat(20_000)}${rest.repeat(20_000)} Safari/`, URL)
    const longest = IN_APP_AGENTS.flatMap(([, agent]) => variantOf(agent, 0).length)
    expect(Math.max(...longest)).toBeLessThan(500)
  })

  const ofApp = (app: string, system: RegExp, n = 0) => {
    const [, agent = ''] = IN_APP_AGENTS.find((one) => one[0] === app && system.test(one[1])) ?? []
    return variantOf(agent, n)
  }

  it('on Android lead to the browser by an intent, with what the page was for', () => {
    expect(linksIn(offer(ofApp('Instagram', /Android/)))).toEqual([
      [
        'Abrir en el navegador',
        `intent://querencia.example/login?callbackUrl=%2Fadoption%3Fmascota%3D7%23paso#Intent;scheme=https;action=android.intent.action.VIEW;S.browser_fallback_url=${encodeURIComponent(URL)};end`,
      ],
    ])
  })

  it('on iPhones lead to Safari where it knows the link, else say what to touch', () => {
    const newer = ofApp('Instagram', /iPhone/).replaceAll(/OS \d+_[\d_]+/g, 'OS 18_6')
    expect(linksIn(offer(newer))).toEqual([['Abrir en el navegador', `x-safari-${URL}`]])
    const older = offer(newer.replaceAll('18_6', '16_7'))
    expect(linksIn(older)).toEqual([])
    for (const html of [offer(newer), older]) {
      expect(wordsOf(html).join(' ')).toContain('⋯ o ⋮ en Instagram y elige «Abrir en el navegador»')
      expect(wordsOf(html)).toEqual(expect.arrayContaining([URL, 'Copiar enlace']))
    }
  })

  it('only those that give no name may be pages on the home screen of an iPhone', () => {
    const maybe = IN_APP_AGENTS.filter(
      ([, agent]) => findInAppBrowser(variantOf(agent, 0), URL)?.mayBeInstalled,
    )
    expect(maybe.map(([app, agent]) => [app, /iPhone|iPad|Mac/.test(agent)])).toEqual([
      [null, true],
      [null, true],
      [null, true],
    ])
  })
})
