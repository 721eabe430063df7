import { newMember, openAs, signIn, viewerOf } from '@/tests/support/accounts'
import { expect, NO_SCRIPTS, test } from '@/tests/support/browser'
import { startFlakyProxy, throttle } from '@/tests/support/network'
import { newName } from '@/tests/support/new-names'
import {
  arrive,
  choose,
  describe,
  describeDog,
  gallery,
  grainyPictures,
  newPictures,
  ownPetId,
  PUBLISHED,
  publish,
  readyPhotos,
  STORY,
  save,
} from '@/tests/support/own-pets'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import { chooseOption, combobox, toast } from '@/tests/support/screens'
import { BASE_URL } from '@/tests/support/site'
import {
  answerTo,
  cityCounts,
  expectCityCounts,
  expectVisibility,
  HIDDEN,
  VISIBLE,
} from '@/tests/support/visibility'

const SENT_TEXT =
  'Tu mascota ha sido creada correctamente!. Si alguien está interesado en adoptarla recibirás un email con información al respecto.'

/** No other test publishes there. */
const CITY = { country: 'PER', city: 'Arequipa', slug: 'arequipa' }

test.describe('on a slow network that breaks', () => {
  test.use({ expectedNoise: [/\/api\/photos|ERR_/] })

  test('on a slow network that breaks, a pet with four photos is published, changed and withdrawn', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const [name, renamed] = [newName(), newName()]
    await signIn(page, await newMember(CITY))
    const before = await cityCounts(CITY.slug)
    const proxy = await startFlakyProxy(BASE_URL)
    try {
      await page.goto(`${proxy.url}/create-pet`)
      await throttle(page)
      await gallery(page).setInputFiles(await grainyPictures(4))
      const last = page.getByRole('listitem').filter({ has: page.getByLabel('Subiendo la foto 4') })
      await last.getByText(/Subiendo [1-9]/).waitFor()
      proxy.goDown()
      await expect(readyPhotos(page)).toHaveCount(3)
      const retry = page.getByRole('button', { name: 'Reintentar la foto 4' })
      await retry.waitFor()
      proxy.restore()
      await retry.click()
      await describe(page, name)
      await expect(readyPhotos(page)).toHaveCount(4, { timeout: 30_000 })
      await answerTo(page, () => publish(page).click())
      const id = await ownPetId(page)
      const counts = { total: before.total + 1, females: before.females + 1 }
      await expectVisibility(id, name, VISIBLE)
      await expectCityCounts(CITY.slug, counts)
      await expect(toast(page, SENT_TEXT)).toBeVisible()
      await expect(page).toHaveURL(PUBLISHED)
      await page.goto(`${proxy.url}/pet-detail/${id}`)
      await expect(page.getByText(STORY)).toBeVisible()
      await page.getByRole('button', { name: `Editar a ${name}` }).click()
      await page.getByLabel('Nombre', { exact: true }).fill(renamed)
      await choose(page, 'Sexo', 'Macho')
      await answerTo(page, () => save(page).click())
      counts.females--
      await expectVisibility(id, renamed, VISIBLE)
      await expectCityCounts(CITY.slug, counts)
      await expect(page.getByRole('heading', { level: 1, name: renamed })).toBeVisible()

      await page.getByRole('button', { name: `Editar a ${renamed}` }).click()
      await page.getByRole('button', { name: 'Eliminar mascota' }).click()
      const yes = page.getByRole('button', { name: 'Si', exact: true })
      await answerTo(page, () => yes.click())
      await expectVisibility(id, renamed, HIDDEN)
      await expectCityCounts(CITY.slug, before)
      await expect(toast(page, 'Tu mascota fue eliminada')).toBeVisible()
    } finally {
      proxy.close()
    }
  })
})

test.describe('the form', () => {
  test('the publish form shows errors and focuses the first invalid field', async ({ page }) => {
    await arrive(page)
    await expect(gallery(page)).toBeVisible()
    await expectAccessible(page)
    await publish(page).click()
    await expect(gallery(page)).toBeFocused()
    for (const sentence of [
      'Agrega al menos una foto',
      'Debes ingresar un nombre',
      'Ingresa minimo 100 caracteres',
    ])
      await expect(page.getByText(sentence)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Nombre', { exact: true }).fill('Un nombre que no termina nunca')
    await expect(page.getByText('El nombre no puede contener más de 20 caracteres')).toBeVisible()
  })

  test('the publish form can be filled in by keyboard alone', async ({ page }) => {
    await arrive(page)
    await page.getByRole('radio', { name: 'Perro' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Gato' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Mishi')
    await page.keyboard.press('Tab')
    const breed = combobox(page, 'Raza')
    await expect(breed).toBeFocused()
    await page.keyboard.type('siam')
    await expect(page.getByRole('option', { name: 'Siamés' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(breed).toHaveValue('')
    await page.keyboard.type('siam')
    await page.keyboard.press('Enter')
    await expect(breed).toHaveValue('Siamés')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox', { name: 'Color' })).not.toHaveValue('')
    // Each type has its own breeds.
    await choose(page, 'Tipo de mascota', 'Perro')
    await expect(breed).toHaveValue('')
  })

  test('the description offers three opening phrases, and counts characters', async ({ page }) => {
    await arrive(page)
    await page.getByLabel('Nombre', { exact: true }).fill('Luna')
    await page.getByRole('button', { name: 'Cómo llegó' }).click()
    const story = page.getByLabel('Descripción')
    await expect(story).toBeFocused()
    await expect(story).toHaveValue('Luna llegó a mi vida cuando ')
    await page.keyboard.type('la encontré')
    await expect(page.getByText('39 de 100 caracteres')).toBeVisible()
    await page.getByRole('button', { name: 'Su familia ideal' }).click()
    await expect(story).toHaveValue(
      /^Luna llegó a mi vida cuando la encontré\n\nLa familia ideal para Luna es $/,
    )
  })

  test('a draft survives closing the tab, for its author only', async ({ page, context }) => {
    await arrive(page)
    await gallery(page).setInputFiles(await newPictures(2))
    await describe(page, 'Canela')
    await expect(readyPhotos(page)).toHaveCount(2)
    await page.close()

    const again = await context.newPage()
    await again.goto('/create-pet')
    await expect(again.getByText('Recuperamos tu borrador')).toBeVisible()
    await expect(again.getByLabel('Nombre', { exact: true })).toHaveValue('Canela')
    await expect(again.getByRole('combobox', { name: 'Raza' })).toHaveValue('Mestizo (criollo)')
    await expect(again.getByRole('radio', { name: 'Hembra' })).toBeChecked()
    await expect(readyPhotos(again)).toHaveCount(2)
    await again.getByRole('button', { name: 'Empezar de nuevo' }).click()
    await expect(again.getByLabel('Nombre', { exact: true })).toHaveValue('')
    await expect(again.getByText('Recuperamos tu borrador')).toBeHidden()

    await again.getByLabel('Nombre', { exact: true }).fill('Otra')
    await again.locator('header summary', { hasText: 'Hola,' }).click()
    await again.getByRole('button', { name: 'Cerrar Sesión' }).click()
    await expect(again).toHaveURL('/login')
    expect(await again.evaluate(() => localStorage.getItem('querencia-borrador'))).toBeNull()
  })

  test('publishing requires a city first, and returns after saving the profile', async ({ page }) => {
    await openAs(page, await newMember(), '/dashboard')
    const viewer = await viewerOf(page)
    // A country that the city does not belong to.
    const moved = await page.request.patch(`${BASE_URL}/api/v1.0/user/${viewer.id}`, {
      data: { countryId: 'PER' },
      headers: { origin: BASE_URL },
    })
    expect(moved.status()).toBe(200)
    await page.goto('/create-pet')
    await page.getByRole('link', { name: 'Agregar mi ciudad' }).click()
    await chooseOption(page, 'Ciudad', 'Arequipa')
    await page.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(page).toHaveURL('/create-pet')
    await expect(publish(page)).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('without JavaScript a pet is published with a photo after errors, and edited', async ({ page }) => {
    test.setTimeout(120_000)
    const [name, renamed] = [newName(), newName()]
    await arrive(page)
    await expectNoOverflow(page)
    await describeDog(page, name)
    await page.getByLabel('Raza').filter({ visible: true }).selectOption('Angora turco')
    await publish(page).click()
    await expect(page.getByText('Agrega al menos una foto')).toBeVisible()
    await expect(page.getByText('Elige una raza de la lista').filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Quién es' })).not.toContainText('completo')
    await page.getByLabel('Raza').filter({ visible: true }).selectOption('Mestizo (criollo)')
    await expect(page.getByText('Elige el color').filter({ visible: true })).toBeVisible()
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(name)
    await page.getByLabel('Color').filter({ visible: true }).selectOption('Canela')
    await page.getByLabel('Agregar fotos').setInputFiles(await newPictures(1))
    await publish(page).click()
    await expect(page).toHaveURL(PUBLISHED)
    await expect(page.getByText(SENT_TEXT)).toBeVisible()
    const id = await ownPetId(page)
    await expectVisibility(id, name, VISIBLE)

    await page.goto(`/dashboard/mascotas/${id}`)
    const kept = page.getByLabel('Conservar la foto 1')
    await expect(kept).toBeChecked()
    await kept.uncheck()
    await save(page).click()
    await expect(page.getByText('Agrega al menos una foto')).toBeVisible()
    await expect(kept).not.toBeChecked()
    await kept.check()
    await page.getByLabel('Nombre', { exact: true }).fill(renamed)
    await save(page).click()
    await expect(page.getByText('Cambios Guardados Correctamente!').filter({ visible: true })).toBeVisible()
    await expectVisibility(id, renamed, VISIBLE)

    await page.locator('summary', { hasText: 'Eliminar mascota' }).click()
    await page.getByRole('button', { name: 'Si', exact: true }).click()
    await expect(page.getByText('Tu mascota fue eliminada').filter({ visible: true })).toBeVisible()
    await expectVisibility(id, renamed, HIDDEN)
  })
})
