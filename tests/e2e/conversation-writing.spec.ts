import { openAs } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { expectAccessible } from '@/tests/support/page-checks'
import {
  box,
  bubbles,
  expectNoOverflowAnywhere,
  makeConversation,
  send,
  talk,
  WITH_PHONE,
  warning,
  write,
} from '@/tests/support/site-conversations'

test('contacts are refused while one types until the request is accepted, money always', async ({
  page,
  otherDevice,
}) => {
  // An open page asks for news every 4 to 30 seconds.
  test.slow()
  const { owner, adopter, request, path } = await makeConversation()
  await openAs(page, adopter, path)
  await expect(talk(page)).toContainText('Sin teléfonos ni correos hasta que acepte: se comparten solos.')
  await box(page).fill(WITH_PHONE)
  await expect(warning(page)).toHaveText(
    'Parece que escribiste un teléfono. Los contactos se comparten solos cuando Camilo acepte; así nadie los pide con engaños. Quítalo para enviar.',
  )
  await expect(send(page)).toBeDisabled()
  await expect(box(page)).toHaveAttribute('aria-invalid', 'true')
  await box(page).press('Control+Enter')
  await expectAccessible(page)
  await expectNoOverflowAnywhere(page)
  await box(page).fill('El sábado nos queda perfecto.')
  await expect(warning(page)).toHaveCount(0)
  await send(page).click()
  await expect(bubbles(page, 'nos queda perfecto')).toHaveCount(1)
  await expect(talk(page)).not.toContainText('300 555')

  const other = await otherDevice()
  await openAs(other, owner, `${request}?accion=aceptar`)
  await other.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click()
  await expect(other.getByRole('dialog')).toBeHidden()
  await expect(talk(page)).toContainText('Camilo aceptó tu solicitud', { timeout: 45_000 })
  await write(page, WITH_PHONE)
  await box(page).fill('¿Te deposito $ 20 para el viaje?')
  await expect(warning(page)).toContainText('Por una mascota no se paga')
  await expect(send(page)).toBeDisabled()
})

test.describe('sending', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] })

  test('a double click and Ctrl+Enter send once, and what could not be sent stays in the box', async ({
    page,
    context,
  }) => {
    const { adopter, path } = await makeConversation()
    await openAs(page, adopter, path)
    await box(page).fill('¿Y con gatos?')
    await send(page).dblclick()
    await expect(bubbles(page, '¿Y con gatos?')).toHaveCount(1)
    await expect(box(page)).toHaveValue('')
    // The second click of a slow hand finds the box empty.
    await send(page).click()
    await box(page).pressSequentially('¡')
    await page.keyboard.press('Backspace')
    await expect(warning(page)).toHaveCount(0)
    await page.keyboard.type('Gracias,')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Camilo.')
    await expect(box(page)).toHaveValue('Gracias,\nCamilo.')
    await page.keyboard.press('Control+Enter')
    await expect(bubbles(page, 'Gracias,')).toHaveCount(1)
    await expect(box(page)).toHaveValue('')
    await expect(box(page)).toBeFocused()
    await box(page).fill('Gracias,\nCamilo.')
    await send(page).click()
    await expect(page.getByText('Ese mensaje ya estaba enviado: no lo repetimos.')).toBeVisible()
    await expect(bubbles(page, 'Gracias,')).toHaveCount(1)

    await context.setOffline(true)
    await box(page).fill('Hasta el sábado.')
    await send(page).click()
    await expect(warning(page)).toContainText('No pudimos enviar')
    await expect(box(page)).toHaveValue('Hasta el sábado.')
    await expectAccessible(page)
    await context.setOffline(false)
    await send(page).click()
    await expect(bubbles(page, 'Hasta el sábado.')).toHaveCount(1)
    await expect(warning(page)).toHaveCount(0)
    await page.reload()
    for (const body of ['¿Y con gatos?', 'Gracias,', 'Hasta el sábado.'])
      await expect(bubbles(page, body)).toHaveCount(1)
  })
})

test('the keyboard reaches the flags, the box and the button in this order', async ({ page }) => {
  const { adopter, path } = await makeConversation('en revisión', [['owner', '¿Quién la sacaría?']])
  await openAs(page, adopter, path)
  await page.getByRole('link', { name: 'Reportar este mensaje' }).focus()
  await page.keyboard.press('Tab')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('Yo, a las seis.')
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bubbles(page, 'Yo, a las seis.')).toHaveCount(1)
})

test('a text that is too long says by how much while one types', async ({ page }) => {
  const { adopter, path } = await makeConversation()
  await openAs(page, adopter, path)
  await box(page).fill('a'.repeat(1001))
  await expect(box(page)).toHaveAccessibleDescription(/^Te pasaste por 1 carácter: acórtalo para enviar\./)
  await expectNoOverflowAnywhere(page)
  await box(page).press('Backspace')
  await expect(talk(page)).not.toContainText('Te pasaste')
})

test('a text that was not sent survives a reload, in this conversation alone, until it is sent', async ({
  page,
}) => {
  const { adopter, path } = await makeConversation()
  const other = await makeConversation()
  await openAs(page, adopter, path)
  await box(page).fill('Tenemos un patio')
  await page.reload()
  await expect(box(page)).toHaveValue('Tenemos un patio')
  await box(page).press('End')
  await box(page).pressSequentially(' grande.')
  await page.reload()
  await expect(box(page)).toHaveValue('Tenemos un patio grande.')
  await send(page).click()
  await expect(bubbles(page, 'un patio grande.')).toHaveCount(1)
  await expect(box(page)).toHaveValue('')
  await page.reload({ waitUntil: 'networkidle' })
  await expect(box(page)).toHaveValue('')
  await box(page).fill('¿Y con gatos?')
  await openAs(page, other.adopter, other.path)
  await expect(box(page)).toHaveValue('')
})
