import { openAs, signIn } from '@/tests/support/accounts'
import { adultBox, askFor, newAdopter, newPet, requestPathOf, sendRequest } from '@/tests/support/asking'
import { expect, test } from '@/tests/support/browser'
import { expectAccessible, expectNoShift, expectThumbSized, recordShifts } from '@/tests/support/page-checks'
import { isPhone } from '@/tests/support/screens'
import { bubbles, expectNoOverflowAnywhere, makeConversation } from '@/tests/support/site-conversations'

test('home opens with the message that waits, without a layout shift, until it is read', async ({ page }) => {
  const { adopter, path } = await makeConversation('en revisión', [['owner', '¿Tienes patio?']])
  await signIn(page, adopter)
  await recordShifts(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const strip = page.getByRole('main').getByRole('link', { name: /^Camilo te escribió sobre Frida/ })
  await expect(strip).toBeVisible()
  await expectNoShift(page)
  await expectAccessible(page)
  if (isPhone(page)) await expectThumbSized(page)
  await expectNoOverflowAnywhere(page)
  await expect(page.locator('header summary').filter({ hasText: '1 solicitud te espera' })).toBeVisible()
  await strip.click()
  await expect(page).toHaveURL(`${path}#nuevos`)
  await expect(bubbles(page, '¿Tienes patio?')).toBeVisible()
  await page.locator('header').getByRole('link', { name: 'Querencia, inicio' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main').getByRole('link', { name: /Ver tu resumen$/ })).toBeVisible()
  await expect(strip).toHaveCount(0)
})

test('the dialog of a sent request stays once its reader moves the focus; home then tells of the request', {
  tag: '@phone',
}, async ({ page }) => {
  const pet = await newPet()
  await openAs(page, await newAdopter(), askFor(pet))
  await adultBox(page).check()
  await page.clock.install()
  await sendRequest(page).click()
  const dialog = page.getByRole('dialog', { name: 'Hemos enviado tu solicitud' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Tab')
  await page.clock.runFor(5_000)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
  await expect(
    page.getByRole('main').getByRole('link', { name: /^Tu solicitud para Frida: enviada a Camilo/ }),
  ).toHaveAttribute('href', await requestPathOf(pet.id))
})
