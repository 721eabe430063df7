import { expect, openHydrated, test } from '@/tests/support/browser'
import { newEmail } from '@/tests/support/new-names'
import { translatePage, WAYS_TO_TRANSLATE } from '@/tests/support/translator'

test('a form of a translated page is answered on the page, and keeps what was typed', {
  tag: '@phone',
}, async ({ page }) => {
  await openHydrated(page, '/login')
  await translatePage(page, 'before')
  const [email, password] = [page.locator('main [name=email]'), page.locator('main [name=password]')]
  const typed = newEmail()
  await email.fill(typed)
  await password.fill('not the password')
  await page
    .locator('main form')
    .filter({ has: page.locator('[name=password]') })
    .locator('button[type=submit]')
    .click()
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
  for (const way of WAYS_TO_TRANSLATE) {
    await openHydrated(page, '/faqs')
    await translatePage(page, way)
    const shown = await page.evaluate(async () => {
      const translated = () => new Promise((resolve) => setTimeout(resolve))
      const line = document.body.appendChild(document.createElement('p'))
      const add = (word: string) => line.appendChild(document.createTextNode(word))
      const [first, second, third] = [add('uno.'), add('dos.'), add('tres.')]
      await translated()
      const before = line.textContent
      line.insertBefore(document.createElement('hr'), second)
      line.removeChild(first)
      third.nodeValue = 'cuatro.'
      await translated()
      line.insertBefore(document.createElement('br'), third)
      return [before, line.innerHTML.replace(/<.?font>/g, '')]
    })
    const isReplaced = way !== 'around'
    expect(shown, way).toEqual(['§uno.§dos.§tres.', `<hr>§dos.<br>${isReplaced ? '§' : ''}cuatro.`])
  }
})
