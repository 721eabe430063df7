import { openAs, signIn } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { expectAccessible } from '@/tests/support/page-checks'
import { toast } from '@/tests/support/screens'
import { askAs, makeOwnedPet, standing } from '@/tests/support/site-requests'

test('a browser that fetches a request ahead does not open it, looking at it does', async ({
  page,
  otherDevice,
}) => {
  const pet = await makeOwnedPet('Frida')
  const adopter = await otherDevice()
  const request = await askAs(adopter, 'Valentina', pet.id)
  await signIn(page, pet.email)
  const ahead = await page.request.get(request.path, { headers: { 'sec-purpose': 'prefetch;prerender' } })
  expect(await ahead.text()).toContain('Valentina espera tu respuesta')
  await openHydrated(adopter, request.path)
  await expect(standing(adopter)).toContainText('Camilo todavía no la abre')
  await page.route(`**${request.path}`, (route) =>
    route.request().isNavigationRequest()
      ? route.continue({ headers: { ...route.request().headers(), 'sec-purpose': 'prefetch' } })
      : route.continue(),
  )
  await openHydrated(page, request.path)
  await expect(standing(page)).toContainText('En revisión')
  await openHydrated(adopter, request.path)
  await expect(standing(adopter)).toContainText('Camilo la está leyendo')
})

test('the confirmation has an address: Escape, its button and Back close it and restore the focus', async ({
  page,
  otherDevice,
}) => {
  const pet = await makeOwnedPet('Frida')
  const request = await askAs(await otherDevice(), 'Valentina', pet.id)
  await openAs(page, pet.email, request.path)
  const accept = page.getByRole('link', { name: 'Aceptar', exact: true })
  const dialog = page.getByRole('dialog', { name: '¿Aceptas la solicitud de Valentina?' })
  const closings = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('link', { name: 'Todavía no' }).press('Enter'),
    () => page.goBack(),
  ]
  for (const close of closings) {
    await accept.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(`${request.path}?accion=aceptar`)
    await close()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(request.path)
    await expect(accept).toBeFocused()
  }
  await openHydrated(page, `${request.path}?accion=aceptar`)
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(request.path)
  await expect(standing(page)).toContainText('En revisión')
})

test('a rejection needs a reason and words, proposes kind ones and keeps those that somebody wrote', async ({
  page,
  otherDevice,
}) => {
  const pet = await makeOwnedPet('Frida')
  const adopter = await otherDevice()
  const request = await askAs(adopter, 'Valentina', pet.id)
  await openAs(page, pet.email, request.path)
  await page.getByRole('link', { name: 'Rechazar con un motivo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(dialog.getByText('Elige un motivo', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Escribe unas palabras: alguien espera tu respuesta')).toBeVisible()
  await expectAccessible(page)
  const words = dialog.getByLabel('Lo que leerá Valentina')
  await dialog.getByRole('radio', { name: 'Vive muy lejos' }).check()
  await expect(words).toHaveValue(/^Hola, Valentina\. .* Vives lejos/)
  await dialog.getByRole('radio', { name: 'Elegí a otra familia' }).check()
  await expect(words).toHaveValue(/Esta vez elegí a otra familia/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Rechazar con un motivo' }).click()
  await expect(words).toHaveValue(/Esta vez elegí a otra familia/)
  await dialog.getByRole('radio', { name: 'Vive muy lejos' }).check()
  await expect(words).toHaveValue(/Vives lejos/)
  await words.fill('Escríbeme al 0991234567.')
  await dialog.getByRole('radio', { name: 'Otro motivo' }).check()
  await expect(words).toHaveValue('Escríbeme al 0991234567.')
  await dialog.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(dialog.getByText(/^Tu mensaje parece tener un número de teléfono/)).toBeVisible()
  await words.fill('Gracias por escribir.\nEsta vez elegí a otra familia.')
  await dialog.getByRole('button', { name: 'Enviar respuesta' }).dblclick()
  await expect(toast(page, 'Enviamos tu respuesta')).toBeVisible()
  await expect(standing(page)).toBeFocused()
  await expect(standing(page)).toContainText('Motivo: Otro motivo')
  await expectAccessible(page)

  await openHydrated(adopter, request.path)
  await expect(standing(adopter)).toContainText('Lo que te escribió Camilo')
  await expect(standing(adopter)).toContainText('Gracias por escribir.')
  await expect(standing(adopter)).not.toContainText('Motivo')
  await expect(adopter.getByRole('heading', { name: 'Se parecen a Frida' })).toBeVisible()
  await expectAccessible(adopter)
})

test('an answer that comes too late says why and shows how things stand', async ({ page, otherDevice }) => {
  const pet = await makeOwnedPet('Frida')
  const adopter = await otherDevice()
  const request = await askAs(adopter, 'Valentina', pet.id)
  await openAs(page, pet.email, `${request.path}?accion=aceptar`)
  await openHydrated(adopter, `${request.path}?accion=retirar`)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await adopter.getByRole('dialog').getByRole('button', { name: 'Retirar mi solicitud' }).click()
  await expect(standing(adopter)).toContainText('Retirada')
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Esta solicitud fue retirada')
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Aceptar' })).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Ver cómo está ahora' }).click()
  await expect(page).toHaveURL(request.path)
  await expect(standing(page)).toContainText('La solicitud de Valentina fue retirada')
})
