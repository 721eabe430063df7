import { expect, test } from '@/tests/support/browser'
import { newName } from '@/tests/support/new-names'
import { arrive, publishPet, save, signInWithPet } from '@/tests/support/own-pets'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import { toast } from '@/tests/support/screens'

test('the pet form warns about a phone number while the description is typed', async ({ page }) => {
  await arrive(page)
  const warning = page.getByRole('status').filter({ hasText: 'Parece que aquí hay un número de teléfono' })
  await page.getByLabel('Descripción').fill('Escríbeme al 0991234567')
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Descripción').fill('Nació el 12/03/2024 y pesa 12 kg')
  await expect(warning).toHaveCount(0)
})

test('the favourite button of the preview scrolls below the form’s step bar', async ({ page }) => {
  await arrive(page)
  const coveredBy = await page.evaluate(() => {
    const star = document.querySelector('[inert] article > span')
    const bar = [...document.querySelectorAll('form div')].find(
      (box) => getComputedStyle(box).position === 'sticky',
    )
    if (!star || !bar) return 'nothing to look at'
    // Hit testing skips inert elements.
    star.closest('[inert]')?.removeAttribute('inert')
    window.scrollBy(0, star.getBoundingClientRect().top - bar.getBoundingClientRect().top)
    window.scrollBy(0, star.getBoundingClientRect().top - bar.getBoundingClientRect().top)
    const { left, top, width, height } = star.getBoundingClientRect()
    const front = document.elementFromPoint(left + width / 2, top + height / 2)
    return bar.contains(front) ? 'the steps' : front?.outerHTML.slice(0, 80)
  })
  expect(coveredBy).toBe('the steps')
})

test('the toast after saving covers neither the save button nor the fields around it', async ({ page }) => {
  const id = await signInWithPet(page, newName())
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/dashboard/mascotas/${id}`, { waitUntil: 'networkidle' })
    await save(page).click()
    const said = await toast(page, 'Cambios Guardados Correctamente!').locator('p').boundingBox()
    const button = await save(page).boundingBox()
    const [top, bottom] = [said?.y ?? 0, (said?.y ?? 0) + (said?.height ?? 0)]
    expect(bottom <= (button?.y ?? 0) || top >= (button?.y ?? 0) + (button?.height ?? 0)).toBe(true)
  }
})

test('after publishing, sharing is the next step', async ({ page }) => {
  await arrive(page)
  const name = newName()
  const id = await publishPet(page, name)
  const panel = page.getByRole('region', { name: `¡${name} ya está publicada! Compártela ahora` })
  const link = new URL((await panel.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '')
  expect(link.searchParams.get('text')).toMatch(`Ayúdame a encontrarle familia a ${name} 🐾`)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessible(page)
  await expectNoOverflow(page)
  const downloaded = page.waitForEvent('download')
  await panel.getByRole('link', { name: 'Imagen para historia' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^historia-.+\.jpg$/)

  await page.goto(`/pet-detail/${id}`)
  await expect(page.getByRole('button', { name: `Editar a ${name}` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reportar esta publicación' })).toHaveCount(0)
  await page
    .getByRole('link', { name: `Compartir a ${name}` })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: `Comparte a ${name}` })
  await expect(dialog.getByRole('link', { name: 'Facebook' })).toBeVisible()
})
