import { expect, test } from '@/tests/support/browser'

test('a cleared tab is like a new one to the next test', { tag: '@phone' }, async ({ newTab }) => {
  const tab = await newTab()
  const { page } = tab
  const context = page.context()
  const heard: string[] = []
  page.on('request', (request) => heard.push(request.url()))
  await page.addInitScript(() => Reflect.set(window, 'left', 'script'))
  await page.route('**/faqs', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Otra</h1>' }))
  await page.goto('/faqs')
  await expect(page.getByRole('heading', { name: 'Otra' })).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
    window.name = 'left'
  })
  await context.addCookies([{ name: 'left', value: '1', url: page.url() }])
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  await page.setViewportSize({ width: 500, height: 500 })
  await context.setOffline(true)
  const text = await context.newCDPSession(page)
  await text.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await context.newPage()

  expect(await tab.clear()).toBe(true)
  heard.length = 0
  await page.goto('/faqs')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Otra')
  const left = await page.evaluate(() => ({
    stored: [localStorage.getItem('left'), sessionStorage.getItem('left'), window.name],
    script: Reflect.has(window, 'left'),
    pages: history.length,
    emulated: [innerWidth, getComputedStyle(document.documentElement).fontSize],
    media: ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map(
      (query) => matchMedia(query).matches,
    ),
  }))
  expect(left).toEqual({
    ...{ stored: [null, null, ''], script: false, pages: 2 },
    ...{ emulated: [390, '16px'], media: [false, false] },
  })
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('left')
  expect(context.pages()).toEqual([page])
  expect(heard).toEqual([])

  await page.clock.install()
  expect(await tab.clear(), 'with a clock').toBe(false)
})
