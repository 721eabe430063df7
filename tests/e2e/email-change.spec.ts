import { DEMO_PASSWORD } from '@/db/seed/password'
import { newMember, openAs, signIn } from '@/tests/support/accounts'
import { expect, NO_SCRIPTS, openHydrated, test } from '@/tests/support/browser'
import { mailedPath } from '@/tests/support/mailbox'
import { newEmail } from '@/tests/support/new-names'
import { expectAccessible } from '@/tests/support/page-checks'
import { button, field, heading, toast } from '@/tests/support/screens'

test('a new e-mail is asked for, confirmed by its link and undone from the former mailbox', async ({
  page,
  otherDevice,
}) => {
  const former = await newMember()
  const email = newEmail()
  await openAs(page, former, '/dashboard/perfil')
  const section = page.getByRole('region', { name: 'Cambiar correo' })
  await section.getByRole('button', { name: 'Cambiar correo' }).click()
  await expect(section.getByText('Escribe tu nuevo correo')).toBeVisible()
  await expect(section.getByText('Escribe tu contraseña')).toBeVisible()
  await field(section, 'Nuevo correo').fill(email)
  await field(section, 'Tu contraseña').fill('Otra cosa 9!')
  await section.getByRole('button', { name: 'Cambiar correo' }).click()
  await expect(section.getByText('La contraseña no es correcta')).toBeVisible()
  await expect(field(section, 'Nuevo correo')).toHaveValue(email)
  await field(section, 'Tu contraseña').fill(DEMO_PASSWORD)
  await section.getByRole('button', { name: 'Cambiar correo' }).click()
  await expect(toast(page, 'Te enviamos un enlace a tu nuevo correo')).toBeVisible()
  await expect(section.getByText('Abre el enlace que enviamos a')).toContainText(email)

  const path = await mailedPath(page, email)
  await openHydrated(page, path)
  await expect(page.getByText(`a ${email}: con él ingresas`)).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Usar este correo').click()
  await expect(toast(page, 'Listo: desde ahora ingresas con tu nuevo correo')).toBeVisible()
  await expect(page.getByText(`Ingresas con ${email}`)).toBeVisible()
  await openHydrated(page, path)
  await expect(heading(page, 'El enlace no es válido o ya venció')).toBeVisible()

  const elsewhere = await otherDevice()
  await openHydrated(elsewhere, await mailedPath(elsewhere, former))
  await expect(elsewhere.getByText(`Tu cuenta vuelve a tener ${former}`)).toBeVisible()
  await expectAccessible(elsewhere)
  await button(elsewhere, 'Deshacer el cambio').click()
  await expect(elsewhere).toHaveURL(/\/reset\/confirm\//)
  await field(elsewhere, 'Nueva contraseña').fill('Caminata7!')
  await field(elsewhere, 'Confirmar nueva contraseña').fill('Caminata7!')
  await button(elsewhere, 'Aceptar').click()
  await expect(elsewhere).toHaveURL(/\/login/)
  await signIn(elsewhere, former, 'Caminata7!')
})

test('the link of a new e-mail is for its account alone, whose owner can call it off', async ({
  page,
  otherDevice,
}) => {
  const email = newEmail()
  await openAs(page, await newMember(), '/dashboard/perfil')
  const section = page.getByRole('region', { name: 'Cambiar correo' })
  await field(section, 'Nuevo correo').fill(email)
  await field(section, 'Tu contraseña').fill(DEMO_PASSWORD)
  await section.getByRole('button', { name: 'Cambiar correo' }).click()
  await expect(section.getByText('Abre el enlace que enviamos a')).toBeVisible()
  const path = await mailedPath(page, email)

  const stranger = await otherDevice()
  await stranger.goto(path)
  await expect(stranger).toHaveURL(/\/login\?callbackUrl=/)
  await openAs(stranger, await newMember(), path)
  await expect(heading(stranger, 'Este enlace es de otra cuenta')).toBeVisible()
  await button(stranger, 'Cerrar Sesión').click()
  await expect(stranger).toHaveURL(/\/login\?callbackUrl=%2Fcorreo%2F/)
  await expect(stranger.getByText('Entra con tu correo de siempre para confirmar el nuevo.')).toBeVisible()

  await section.getByRole('button', { name: 'No cambiar mi correo' }).click()
  await expect(section.getByText('Abre el enlace que enviamos a')).toBeHidden()
  await page.goto(path)
  await expect(heading(page, 'El enlace no es válido o ya venció')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)
  test('without JavaScript the refusal of a new e-mail is in view, though the page begins anew', async ({
    page,
  }) => {
    await signIn(page, await newMember())
    await page.goto('/dashboard/perfil')
    const section = page.getByRole('region', { name: 'Cambiar correo' })
    await field(section, 'Nuevo correo').fill(newEmail())
    await field(section, 'Tu contraseña').fill('Otra cosa 9!')
    await section.getByRole('button', { name: 'Cambiar correo' }).click()
    await expect(section.getByRole('alert')).toBeInViewport()
  })
})
