import type { Page } from '@playwright/test'
import { newMember, openAs } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import { STORED, storedMatches } from '@/tests/support/quiz'
import { toast } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'

const facts = (page: Page) => page.getByRole('definition')
const edit = (page: Page) => page.getByRole('link', { name: 'Editar mis respuestas' })
const pill = (page: Page, group: string, label: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: label, exact: true })

/** Signs in somebody who has answered the match test. @returns the e-mail */
async function openAnswered(page: Page): Promise<string> {
  const email = await newMember()
  await inSiteDatabase(
    (sql) => sql`
      insert into matches (user_id, type, had_pet, age, gender, coat, size)
      select id, 'ambos', true, 'adulto mayor', 'hembra', 'sin pelo', 'pequeño' from users where email = ${email}`,
  )
  await openAs(page, email, '/dashboard/adoptante')
  return email
}

test('the adopter profile shows the six answers and is edited in place', async ({ page }) => {
  const email = await openAnswered(page)
  await expect(facts(page)).toHaveText(['Ambos', 'Adulto Mayor', 'Hembra', 'Pequeño', 'Sin pelo', 'Sí'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const teaser = page.getByRole('region', {
    name: /^[\d.]+ mascotas? en [^ ]+ coinciden? contigo$|^Mascotas para ti$/,
  })
  await expect(teaser.getByRole('listitem')).toHaveCount(3)
  await expect(teaser.getByRole('link', { name: 'Ver todas para ti' })).toHaveAttribute('href', '/para-ti')
  await expectNoOverflow(page)
  await expectAccessible(page)
  await edit(page).click()
  await expect(page).toHaveURL('/dashboard/adoptante?editar=1')
  await expect(page.getByRole('radio', { name: 'Ambos' })).toBeFocused()
  await expectAccessible(page)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoOverflow(page)
  }
  await page.goBack()
  await expect(facts(page)).toHaveCount(6)

  await edit(page).click()
  await pill(page, 'Tipo', 'Gato').check()
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect(facts(page).first()).toHaveText('Ambos')
  await edit(page).click()
  await pill(page, 'Tipo', 'Gato').check()
  await pill(page, 'Ha tenido mascota', 'No').check()
  await page.getByRole('button', { name: 'Guardar cambios' }).dblclick()
  await expect(toast(page, 'Hemos guardado tus preferencias')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/adoptante')
  await expect(facts(page)).toHaveText(['Gato', 'Adulto Mayor', 'Hembra', 'Pequeño', 'Sin pelo', 'No'])
  expect(await storedMatches(email)).toEqual([{ ...STORED, type: 'gato', had_pet: false }])
})
