import { newMember, openAs } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { imitateOlderBrowser } from '@/tests/support/older-browser'
import { answerAll, save } from '@/tests/support/quiz'
import { button, field, toast } from '@/tests/support/screens'
import { newShelter } from '@/tests/support/site-reviews'

/** The toast of 'Mi Fundación'. */
const SAVED = 'Cambios Guardados Correctamente!'

test.beforeEach(({ page }) => imitateOlderBrowser(page))

test('without `:has()` a foundation can register: its fields are there, and what is chosen is seen', {
  tag: '@phone',
}, async ({ page }) => {
  await openHydrated(page, '/register')
  const foundation = page.getByRole('radio', { name: /^Fundación/ })
  await foundation.check()
  await expect(field(page, 'Nombre de la fundación')).toBeVisible()
  await field(page, 'Nombre de la fundación').fill('Refugio del Patio')
  await expect(page.getByLabel('Documento que respalda a la fundación')).toBeVisible()
  await expect(foundation).toHaveCSS('opacity', '1')
})

test('an older browser saves "Mi Fundación" with addresses, a network and hours', { tag: '@phone' }, async ({
  page,
}) => {
  const { email } = await newShelter()
  await openAs(page, email, '/dashboard/fundacion')
  await field(page, 'Sitio web (opcional)').fill('https://patio.example')
  await field(page, 'Instagram (opcional)').fill('https://instagram.com/patio')
  await field(page, 'Lunes: atención').selectOption('Abierto')
  await field(page, 'Lunes: desde').fill('09:00')
  await field(page, 'Lunes: hasta').fill('17:00')
  await button(page, 'Guardar cambios').click()
  await expect(toast(page, SAVED)).toBeVisible()
  await page.reload()
  await expect(field(page, 'Sitio web (opcional)')).toHaveValue('https://patio.example/')
  await expect(field(page, 'Lunes: hasta')).toHaveValue('17:00')
})

test('an older browser walks through the match test to its last question', { tag: '@phone' }, async ({
  page,
}) => {
  await openAs(page, await newMember(), '/quizz')
  await answerAll(page)
  await save(page).click()
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('an older browser scrolls the tabs of the dashboard to the current one', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await openAs(page, demoEmail('adopta'), '/dashboard/donations')
  const current = page.getByRole('navigation', { name: 'Mi perfil' }).locator('[aria-current]')
  await expect(current).toBeInViewport({ ratio: 1 })
})

test.describe('a fault while a form is checked', () => {
  test.use({ expectedNoise: [/the newest function is missing/] })

  test('leaves the check to the server, and is reported', { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(() => {
      // The address is read by the form's schema.
      URL.canParse = () => {
        throw new TypeError('the newest function is missing')
      }
    })
    const { email } = await newShelter()
    await openAs(page, email, '/dashboard/fundacion')
    await field(page, 'Sitio web (opcional)').fill('http://patio.example')
    await button(page, 'Guardar cambios').click()
    await expect(field(page, 'Sitio web (opcional)')).toHaveAccessibleDescription(/empiece con https/)
    await field(page, 'Sitio web (opcional)').fill('https://patio.example')
    await button(page, 'Guardar cambios').click()
    await expect(toast(page, SAVED)).toBeVisible()
  })
})
