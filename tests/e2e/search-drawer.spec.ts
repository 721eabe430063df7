import type { Page } from '@playwright/test'
import { expect, test } from '@/tests/support/browser'
import { hold, isRouterFetch } from '@/tests/support/network'
import { expectAccessible } from '@/tests/support/page-checks'
import { CATS, option, summary } from '@/tests/support/screens'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filtros' })

test.describe('the filter drawer on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(CATS)
    await page.getByRole('link', { name: /^Filtros/ }).click()
    await expect(drawer(page)).toBeVisible()
  })

  test('the filter drawer traps the focus and restores it', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Cerrar' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: /^Ver / })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Cerrar' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Filtros/ })).toBeFocused()
    await expect(page).toHaveURL(/\/sub$/)
  })

  test('the filter drawer updates results and button count, and adds one history entry', async ({ page }) => {
    await option(page, 'Sexo', 'Hembra').click()
    await option(page, 'Edad', 'Cachorro').click()
    await expect(page).toHaveURL(/\?edad=cachorro&sexo=hembra#filtros$/)
    const button = page.getByRole('button', { name: /^Ver \d+ gatos?$/ })
    const count = (await button.innerText()).replace(/\D/g, '')
    await button.click()
    await expect(drawer(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\?edad=cachorro&sexo=hembra$/)
    await expect(summary(page)).toContainText(`${count} gato`)
    await expect(page.getByRole('link', { name: /^Filtros/ })).toContainText('2')
    await page.goBack()
    await expect(page).toHaveURL(/\/sub$/)
    await expect(drawer(page)).toHaveCount(0)
  })

  test('the filter drawer closes with the back button and by tapping outside', async ({ page }) => {
    await page.goBack()
    await expect(drawer(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/sub$/)
    await page.getByRole('link', { name: /^Filtros/ }).click()
    await expect(drawer(page)).toBeVisible()
    await page.mouse.click(195, 20)
    await expect(drawer(page)).toHaveCount(0)
  })

  test('a filter chosen or cleared right before the drawer is closed counts', async ({ page }) => {
    const choice = await hold(page, '**/searcher/**', isRouterFetch)
    await option(page, 'Sexo', 'Hembra').click()
    await page.getByRole('link', { name: 'Cerrar' }).click()
    await expect(drawer(page)).toHaveCount(0)
    choice.release()
    await expect(page).toHaveURL(/\/sub\?sexo=hembra$/)
    await page.getByRole('link', { name: /^Filtros/ }).click()
    const clearing = await hold(page, '**/searcher/**', isRouterFetch)
    await drawer(page).getByRole('link', { name: 'Borrar' }).click()
    await page.mouse.click(195, 20)
    clearing.release()
    await expect(page).toHaveURL(/\/sub$/)
    await expect(drawer(page)).toHaveCount(0)
  })

  test('the filter drawer has no accessibility violation', async ({ page }) => {
    await expectAccessible(page)
  })

  test('the filter drawer clears the filters and stays open', async ({ page }) => {
    await option(page, 'Sexo', 'Hembra').click()
    await expect(page).toHaveURL(/sexo=hembra/)
    await drawer(page).getByRole('link', { name: 'Borrar' }).click()
    await expect(page).toHaveURL(/\/sub#filtros$/)
    await expect(drawer(page)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Hembra' })).not.toBeChecked()
  })
})
