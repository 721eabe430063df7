import { expect, openHydrated, test } from '@/tests/support/browser'
import { LAST_DEMO_PET } from '@/tests/support/demo'
import { inSiteDatabase } from '@/tests/support/site'

const SCRIPT = '<script>window.injected = true</script>'
const HANDLER = '<img src="data:," onerror="window.injected = true">'

const isInjected = () => Reflect.get(window, 'injected') === true

test('a script in a pet’s description, written into the database by hand, is text', async ({ page }) => {
  const [pet] = await inSiteDatabase(
    (sql) => sql<{ id: number }[]>`
      update pets set description = ${`Busca una familia con paciencia. </script>${SCRIPT}${HANDLER}`}
      where id = (select max(id) from pets where status = 'adoptado' and held_at is null and id <= ${LAST_DEMO_PET})
      returning id`,
  )
  await openHydrated(page, `/pet-detail/${pet?.id}`)
  await expect(page.getByText(SCRIPT)).toBeVisible()
  expect(await page.evaluate(isInjected)).toBe(false)
})

test.describe('markup that gets into a page', () => {
  test.use({ expectedNoise: [/Content Security Policy/] })

  test('markup that gets into a page runs nothing, and the page works', async ({ page }) => {
    const answers = await page.request.get('/')
    const policy = answers.headers()['content-security-policy']
    test.skip(
      policy?.includes("script-src 'self' 'unsafe-inline'") ?? false,
      'Served without the server program',
    )
    await page.route('/', async (route) => {
      const response = await route.fetch()
      // React leaves alone what it does not know in the head.
      const body = (await response.text()).replace('</head>', `${SCRIPT}</head>`)
      await route.fulfill({ response, body })
    })
    await openHydrated(page, '/')
    await page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), HANDLER)
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('img[onerror]')?.complete)
    expect(await page.evaluate(isInjected)).toBe(false)
  })
})

test.describe('a script that is lost on its way', () => {
  test.use({ expectedNoise: [/\/_next\/static\/chunks\/.*ERR_CONNECTION_RESET/] })

  test('a script that is lost on its way is asked for again', async ({ page }) => {
    let asked = 0
    await page.route('**/_next/static/chunks/turbopack-*.js', (route) => {
      asked += 1
      return asked === 1 ? route.abort('connectionreset') : route.continue()
    })
    await openHydrated(page, '/contacto')
    expect(asked).toBe(2)
  })
})
