import { newMember } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { mailedPath } from '@/tests/support/mailbox'
import { newEmail } from '@/tests/support/new-names'
import { expectAccessible } from '@/tests/support/page-checks'
import { alertOf, button, field } from '@/tests/support/screens'

test('the password reset shows errors for an unregistered e-mail, an invalid password and a link used meanwhile', async ({
  page,
}) => {
  await openHydrated(page, '/reset')
  await button(page, 'Aceptar').click()
  await expect(page.getByText('Debes ingresar tu email')).toBeVisible()
  await field(page, 'Email').fill(newEmail())
  await button(page, 'Aceptar').click()
  await expect(alertOf(page)).toHaveText('El email no está registrado')
  await expectAccessible(page)

  const email = await newMember()
  await page.request.post('/api/v1.0/verify/recpass', { data: { email } })
  const path = await mailedPath(page, email)
  await openHydrated(page, path)
  await expectAccessible(page)
  await button(page, 'Aceptar').click()
  await expect(page.getByText('Debes ingresar tu nueva clave')).toBeVisible()
  await expect(page.getByText('La clave debe ser igual')).toBeVisible()
  await field(page, 'Nueva contraseña').fill('luna')
  await expect(page.getByText('Min 8, Mayúscula, Minúscula, Número y Especial')).toBeVisible()
  await field(page, 'Nueva contraseña').fill('Luna2024!')
  await field(page, 'Confirmar nueva contraseña').fill('Luna2024?')
  await button(page, 'Aceptar').click()
  await expect(alertOf(page)).toHaveText('Las claves no coinciden')
  const used = await page.request.put(path.replace('/reset/confirm', ''), {
    data: { password1: 'Caminata7!', password2: 'Caminata7!' },
  })
  expect(used.status()).toBe(200)
  await field(page, 'Confirmar nueva contraseña').fill('Luna2024!')
  await button(page, 'Aceptar').click()
  await expect(alertOf(page).getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute(
    'href',
    '/reset',
  )
})
