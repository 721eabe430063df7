import type { Page } from '@playwright/test'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { hold, isRouterFetch } from '@/tests/support/network'
import { DOGS, option } from '@/tests/support/screens'

const BOGOTA = '/searcher/location/city/bogota'

/** Opens a list whose further answers wait. @returns lets them come */
async function openHeld(page: Page, path: string): Promise<() => void> {
  await openHydrated(page, path)
  return (await hold(page, '**/searcher/**', isRouterFetch)).release
}

const sort = (page: Page) => page.getByRole('combobox', { name: 'Ordenar' })
const box = (page: Page) => page.getByRole('searchbox', { name: 'Buscar por nombre, raza o descripción' })
const type = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tipo de mascota' }).getByRole('link', { name })

// On phones the filters are a drawer over all else.
test.describe('while a list loads', { tag: '@desktop' }, () => {
  test('choices made while a list loads add up: filters, order and text, in any order', async ({ page }) => {
    const release = await openHeld(page, DOGS)
    await option(page, 'Edad', 'Cachorro').click()
    await sort(page).selectOption('Más tiempo esperando')
    await option(page, 'Sexo', 'Macho').click()
    await option(page, 'Sexo', 'Hembra').click()
    await box(page).fill('mestizo')
    await box(page).press('Enter')
    release()
    await expect(page).toHaveURL(`${DOGS}?edad=cachorro&sexo=hembra&tiempo=antiguo&q=mestizo`)
    await expect(sort(page)).toHaveValue('antiguas')
    await expect(page.getByRole('radio', { name: 'Cachorro' })).toBeChecked()
  })

  test('filters removed one right after the other are both gone', async ({ page }) => {
    const release = await openHeld(page, `${DOGS}?edad=adulto&sexo=hembra`)
    await page.getByRole('link', { name: 'Quitar Edad: Adulto' }).click()
    await page.getByRole('link', { name: 'Quitar Sexo: Hembra' }).click()
    release()
    await expect(page).toHaveURL(DOGS)
  })

  test('a kind of pet, a filter and another kind add up, and a text being typed stays', async ({ page }) => {
    const release = await openHeld(page, BOGOTA)
    await type(page, 'Perros').click()
    await option(page, 'Sexo', 'Hembra').click()
    await type(page, 'Gatos').click()
    await box(page).pressSequentially('lun')
    release()
    await expect(page).toHaveURL(`${BOGOTA}?tipo=gato&sexo=hembra`)
    await expect(box(page)).toHaveValue('lun')
    await page.getByRole('link', { name: 'Quitar Sexo: Hembra' }).click()
    await box(page).fill('luna')
    await expect(page).toHaveURL(`${BOGOTA}?tipo=gato`)
    await expect(box(page)).toHaveValue('luna')
    await box(page).press('Enter')
    await expect(page).toHaveURL(`${BOGOTA}?tipo=gato&q=luna`)
    await page.goBack()
    await expect(page).toHaveURL(`${BOGOTA}?tipo=gato`)
    await expect(box(page)).toHaveValue('')
  })
})
