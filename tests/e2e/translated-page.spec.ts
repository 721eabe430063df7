import { expect, openHydrated, test } from '@/tests/support/browser'
import { newEmail } from '@/tests/support/new-names'
import { translatePage } from '@/tests/support/translator'

test('a form of a translated page is answered on the page, and keeps what was typed', {
  tag: '@phone',
}, async ({ page }) => {
  await openHydrated(page, '/login')
  await translatePage(page)
  const [email, password] = [page.locator('main [name=email]'), page.locator('main [name=password]')]
  const typed = newEmail()
  await email.fill(typed)
  await password.fill('not the password')
  await page.locator('main form').filter({ has: password }).locator('button[type=submit]').click()
  const dialog = page.getByRole('dialog', { name: /Correo o contraseña incorrectos/ })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: /Dale click para corregir/ }).click()
  await expect(dialog).toBeHidden()
  await expect(email).toHaveValue(typed)
  await expect(password).toBeFocused()
})

test('the button of a translated page names the amount that is charged', { tag: '@phone' }, async ({
  page,
}) => {
  await openHydrated(page, '/sponsor?fundacion=3')
  await translatePage(page)
  const button = page.locator('main [data-foot-bar] button[type=submit]')
  await page.getByLabel('$50', { exact: true }).check()
  await expect(button).toContainText('50')
  await page.getByLabel('Otro monto').fill('77')
  await expect(button).toContainText('77')
  await expect(button).not.toContainText('50')
  await page.getByLabel('Cada mes').check()
  await expect(button).toHaveText(/^§Donar\s*§ .*77.* al mes$/)
})

test('a text that a translator took out is changed, removed and inserted before in its place', {
  tag: '@phone',
}, async ({ page }) => {
  await openHydrated(page, '/faqs')
  await translatePage(page)
  const shown = await page.evaluate(async () => {
    const translated = () => new Promise((resolve) => setTimeout(resolve))
    const all: string[] = []
    // Once for each way of translating.
    for (let round = 0; round < 4; round++) {
      const line = document.body.appendChild(document.createElement('p'))
      const [first, second, third] = ['uno.', 'dos.', 'tres.'].map((word) => document.createTextNode(word))
      if (!first || !second || !third) break
      line.append(first, second, third)
      await translated()
      line.insertBefore(document.createElement('hr'), second)
      line.removeChild(first)
      third.nodeValue = 'cuatro.'
      await translated()
      line.insertBefore(document.createElement('br'), third)
      all.push(line.innerHTML.replace(/<\/?font>/g, ''))
      line.remove()
    }
    return all
  })
  expect(shown).toEqual(Array(4).fill('<hr>§dos.<br>§cuatro.'))
})
