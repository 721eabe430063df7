import { DEMO_PASSWORD } from '@/db/seed/password'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { alertOf, button, field } from '@/tests/support/screens'

const MEMBER = demoEmail('adopta')
/** The framework's answer to an action that this release does not have. */
const GONE = {
  status: 409,
  headers: { 'x-nextjs-action-not-found': '1' },
  contentType: 'text/plain',
  body: '',
}

test.use({ expectedNoise: [/^answer: 409 /] })

test('a form whose action is gone since a release reloads, keeps what was typed and is sent with one tap', async ({
  page,
}) => {
  await openHydrated(page, '/login')
  let isGone = true
  await page.route('**/login', (route) => {
    if (route.request().method() !== 'POST' || !isGone) return route.fallback()
    isGone = false
    return route.fulfill(GONE)
  })
  await field(page, 'Email').fill(MEMBER)
  await field(page, 'Contraseña').fill(DEMO_PASSWORD)
  const reloaded = page.waitForEvent('domcontentloaded')
  await button(page, 'Iniciar Sesión').click()
  await reloaded
  await expect(alertOf(page)).toContainText('Renovamos el sitio mientras escribías')
  await expect(alertOf(page)).toContainText('Las contraseñas y los archivos tienes que ponerlos de nuevo')
  await expect(field(page, 'Email')).toHaveValue(MEMBER)
  await expect(field(page, 'Contraseña')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(DEMO_PASSWORD)
  await field(page, 'Contraseña').fill(DEMO_PASSWORD)
  await button(page, 'Iniciar Sesión').click()
  await expect(page).not.toHaveURL(/login/)
})

test('without scripts a form whose action is gone answers with a page that says so', async ({ request }) => {
  const answer = await request.post('/login', {
    headers: { accept: 'text/html', origin: new URL(test.info().project.use.baseURL ?? '').origin },
    multipart: { $ACTION_ID_40aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa: '', email: MEMBER },
  })
  expect(answer.status()).toBe(409)
  expect(answer.headers()['content-type']).toContain('text/html')
  expect(await answer.text()).toContain('Renovamos el sitio mientras escribías')
})
