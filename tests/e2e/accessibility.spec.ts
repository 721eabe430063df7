import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { signIn } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { type DemoAccount, demoEmail, knownPages } from '@/tests/support/demo'
import { ENGLISH } from '@/tests/support/english'
import {
  expectAccessible,
  expectNoOverflow,
  expectNoShift,
  expectThumbSized,
  recordShifts,
  waitForFonts,
} from '@/tests/support/page-checks'
import { isPhone } from '@/tests/support/screens'
import { expectReadable, expectRoomForText } from '@/tests/support/squeezed-text'

/** Pages with a different layout on wide screens; the others keep the phone's single column. */
const WIDE = ['home', 'the dogs', 'a pet', 'the foundations', 'a foundation', 'pet care', 'registration']

for (const [name, path] of Object.entries(knownPages)) {
  // One visit for all checks: opening the page is the slow part.
  const tag = WIDE.includes(name) ? [] : ['@phone']
  test(`${name} has one heading, no English, no layout shift, no axe violations, 44 px targets and fits, spaced out and at 200 % too`, {
    tag,
  }, async ({ page }) => {
    await recordShifts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'pixels beside the screen').toBe(0)
    await expectNoShift(page)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.locator('body').innerText()).not.toMatch(ENGLISH)
    if (isPhone(page)) await expectThumbSized(page)
    await expectAccessible(page)
    if (!isPhone(page)) return
    await expectRoomForText(page)
    await enlargeText(page)
    await expectFitsNarrow(page)
    await expectFitsEnlarged(page)
  })
}

for (const [name, path] of [
  ['an empty search', knownPages['an empty search']],
  ['the summary', '/dashboard'],
  ['the profile', '/dashboard/perfil'],
  ['the own pets', '/dashboard/mascotas'],
] as const) {
  test(`${name} stays where it is when the fonts arrive late`, { tag: '@phone' }, async ({ page }) => {
    await signIn(page, demoEmail('publica'))
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await arrival
      await route.continue()
    })
    await recordShifts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    arrive()
    await waitForFonts(page)
    await expectNoShift(page, 0.02)
  })
}

interface Visit {
  who: DemoAccount
  /** A group of pages, of which all are opened that name nothing by a number. */
  group?: string
  others: string[]
  /** Those of the group that may lead this account to another page. */
  elsewhere?: string[]
}

const VISITS: Visit[] = [
  {
    who: 'adopta',
    group: '(account)',
    others: [
      '/dashboard/solicitudes/33',
      '/dashboard/solicitudes/33/mensajes',
      '/dashboard/solicitudes/33/reportar',
      '/',
      '/adoption?pet=100005',
      '/review/7',
    ],
    elsewhere: [
      '/dashboard/auth0',
      '/dashboard/comentarios',
      '/dashboard/foundation',
      '/dashboard/foundation/gasto',
      '/dashboard/fundacion',
      '/dashboard/mascotas/borradores',
      '/dashboard/mascotas/importar',
      '/dashboard/solicitudes',
      '/guardar-busqueda',
    ],
  },
  {
    who: 'publica',
    others: [
      '/create-pet',
      '/dashboard',
      '/dashboard/mascotas',
      '/dashboard/perfil',
      '/dashboard/solicitudes',
      '/dashboard/solicitudes/36',
      '/dashboard/solicitudes/36/mensajes',
      '/favorites',
    ],
  },
  {
    who: 'fundacion',
    group: '(account)',
    others: ['/dashboard/solicitudes/1/certificado'],
    elsewhere: [
      '/dashboard/adoptante',
      '/dashboard/auth0',
      '/dashboard/donations',
      '/dashboard/solicitudes/enviadas',
      '/guardar-busqueda',
    ],
  },
  { who: 'admin', group: '(staff)', others: ['/admin/historias/1', '/admin/dinero/1'] },
]

for (const { who, group, others, elsewhere = [] } of VISITS) {
  const fit = group ? `every page of ${group} fits` : 'the listed pages fit'
  test(`${fit} a screen of 320 pixels, and a larger one at 200 %, with 44 px touch targets, for ${who}`, {
    tag: '@phone',
  }, async ({ page }) => {
    test.setTimeout(180_000)
    await signIn(page, demoEmail(who))
    // Tests of the cleanup may have removed the files of the demo's stories.
    await page.route('**/historias/*/fotos/*', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    for (const path of [...(group ? pagesBelow(group) : []), ...others]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      if (new URL(page.url()).pathname !== path.split('?')[0]) {
        expect(elsewhere, page.url()).toContain(path)
        continue
      }
      await expectThumbSized(page)
      await expectRoomForText(page, path)
      const standard = await enlargeText(page)
      await expectNoOverflow(page, `${path} at 200 %`)
      await expectReadable(page, `${path} at 200 %`)
      await standard()
    }
  })
}

/** Addresses of the pages of a group that name nothing by a number. */
const pagesBelow = (group: string) =>
  readdirSync(`app/${group}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/page.tsx') && !file.includes('['))
    .map((file) => `/${file.replace('/page.tsx', '')}`)

async function expectFitsNarrow(page: Page): Promise<void> {
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page, 'a screen of 320 pixels')
  if (usual) await page.setViewportSize(usual)
}

/** Fails when the page, whose text has twice the size, scrolls sideways, with long names too. */
async function expectFitsEnlarged(page: Page): Promise<void> {
  const { text, content, screen } = await page.evaluate(() => ({
    text: getComputedStyle(document.documentElement).fontSize,
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }))
  expect(text).toBe('32px')
  expect.soft(content, '200 % text size').toBeLessThanOrEqual(screen)
  await expectReadable(page, 'the page at 200 %')
  expect.soft(await widthWithLongNames(page), '200 % text size and long names').toBeLessThanOrEqual(screen)
}

/** The browser's text size setting; unlike a style for `html`, it also affects media queries. @returns what sets it back */
async function enlargeText(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  return async () => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
    await browser.detach()
  }
}

/** Names are user input: appends a 40-letter word to headings, facts and breadcrumbs. @returns the page width in pixels */
async function widthWithLongNames(page: Page): Promise<number> {
  const named = 'main :is(h1, h2, h3, dd, nav[aria-label="Estás en"] [aria-current])'
  const content = `${named}::after { content: '${'Guau'.repeat(10)}' }`
  await page.addStyleTag({ content })
  return page.evaluate(() => document.documentElement.scrollWidth)
}

test('every link and button of the home page is reachable by keyboard, with a visible focus', async ({
  page,
}) => {
  await page.goto('/')
  const wanted = await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
    const reachable = controls.filter((control) => control.checkVisibility() && control.tabIndex >= 0)
    for (const [index, control] of reachable.entries()) control.dataset.stop = String(index)
    return reachable.length
  })
  const reached = new Set<string>()
  for (let press = 0; press < wanted + 5; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement | null
      if (!focused?.dataset.stop) return null
      const { outlineStyle, boxShadow } = getComputedStyle(focused)
      const ring =
        outlineStyle !== 'none' || boxShadow !== 'none' || focused.matches('label *, [data-ring] *')
      return { stop: focused.dataset.stop, ring, html: focused.outerHTML.slice(0, 120) }
    })
    if (!stop) continue
    expect(stop.ring, stop.html).toBe(true)
    reached.add(stop.stop)
  }
  expect(reached.size).toBe(wanted)
})
