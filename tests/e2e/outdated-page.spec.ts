import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { openAs } from '@/tests/support/accounts'
import { expect, openHydrated, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { newName } from '@/tests/support/new-names'
import {
  arrive,
  describe,
  gallery,
  makeSitePet,
  newPictures,
  ownPetId,
  PUBLISHED,
  publish,
  readyPhotos,
  STORY,
  save,
} from '@/tests/support/own-pets'
import { alertOf, button, combobox, field, toast } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'

/** As serverless hosts serve the site. */
const WITHOUT_PROGRAM = process.env.SERVER === 'framework'
const MEMBER = demoEmail('adopta')
/** The framework's answer to an action that this release does not have. */
const GONE = {
  status: 409,
  headers: { 'x-nextjs-action-not-found': '1' },
  contentType: 'text/plain',
  body: '',
}

test.use({ expectedNoise: [/^answer: 409 /] })

/** Has the next form that is sent there answered as by a release without its action. */
async function releaseMeanwhile(page: Page, path: string) {
  let isGone = true
  await page.route(
    (url) => url.pathname + url.search === path,
    (route) => {
      if (route.request().method() !== 'POST' || !isGone) return route.fallback()
      isGone = false
      return route.fulfill(GONE)
    },
  )
}

test('a form whose action is gone since a release reloads, keeps what was typed and is sent with one tap', async ({
  page,
}) => {
  await openHydrated(page, '/login')
  await releaseMeanwhile(page, '/login')
  await field(page, 'Email').fill(MEMBER)
  await field(page, 'Contraseña').fill(DEMO_PASSWORD)
  const reloaded = page.waitForEvent('domcontentloaded')
  await button(page, 'Iniciar Sesión').click()
  await reloaded
  await expect(alertOf(page)).toContainText('Renovamos el sitio mientras escribías')
  await expect(alertOf(page)).toContainText('Las contraseñas y los archivos tienes que ponerlos de nuevo')
  await expect(field(page, 'Email')).toHaveValue(MEMBER)
  await expect(field(page, 'Contraseña')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(DEMO_PASSWORD)
  await field(page, 'Contraseña').fill(DEMO_PASSWORD)
  await button(page, 'Iniciar Sesión').click()
  await expect(page).not.toHaveURL(/login/)
})

test('a pet described before a release is described after it, photo included, and published with one tap', async ({
  page,
}) => {
  const name = newName()
  await arrive(page)
  await releaseMeanwhile(page, '/create-pet')
  await gallery(page).setInputFiles(await newPictures(1))
  await describe(page, name)
  await expect(readyPhotos(page)).toHaveCount(1)
  const reloaded = page.waitForEvent('domcontentloaded')
  await publish(page).click()
  await reloaded
  await expect(alertOf(page)).toContainText('Renovamos el sitio mientras escribías')
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(name)
  await expect(page.getByLabel('Descripción')).toHaveValue(STORY)
  await expect(combobox(page, 'Raza')).toHaveValue('Mestizo (criollo)')
  await expect(combobox(page, 'Color')).toHaveValue('Canela')
  await expect(readyPhotos(page)).toHaveCount(1)
  await publish(page).click()
  await expect(page).toHaveURL(PUBLISHED)
  await page.goto(`/pet-detail/${await ownPetId(page)}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(STORY)).toBeVisible()
})

test('changes to a pet survive a release: the dialog opens again with them and saves them with one tap', async ({
  page,
}) => {
  const { id, name, email } = await makeSitePet(newName())
  await inSiteDatabase(
    (sql) => sql`update pets set house_trained = true, special_needs = false where id = ${id}`,
  )
  const renamed = newName()
  const address = `/pet-detail/${id}?editar=1`
  let isAsked = false
  page.on('dialog', (question) => {
    isAsked = true
    return question.accept()
  })
  await openAs(page, email, address)
  await releaseMeanwhile(page, address)
  const editor = page.getByRole('dialog', { name: `Editar a ${name}` })
  await editor.getByLabel('Nombre', { exact: true }).fill(renamed)
  const reloaded = page.waitForEvent('domcontentloaded')
  await save(page).click()
  await reloaded
  // The browser warns of unsaved changes, of which there are none.
  expect(isAsked).toBe(false)
  await expect(editor.getByRole('alert')).toContainText('Renovamos el sitio mientras escribías')
  await expect(editor.getByLabel('Nombre', { exact: true })).toHaveValue(renamed)
  // Nor are they lost now, though the form begins with them.
  await page.keyboard.press('Escape')
  await button(page, 'Seguir editando').click()
  await save(page).click()
  await expect(toast(page, 'Cambios Guardados Correctamente!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible()
})

test('without scripts a form whose action is gone answers with a page that says so, by the server program', async ({
  request,
}) => {
  test.skip(WITHOUT_PROGRAM, 'The framework answers with a line of plain text')
  const answer = await request.post('/login', {
    headers: { accept: 'text/html', origin: new URL(test.info().project.use.baseURL ?? '').origin },
    multipart: { $ACTION_ID_40aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa: '', email: MEMBER },
  })
  expect(answer.status()).toBe(409)
  expect(answer.headers()['content-type']).toContain('text/html')
  expect(await answer.text()).toContain('Renovamos el sitio mientras escribías')
})
