import type { Page } from '@playwright/test'
import { hold } from '@/lib/pets/hold'
import { MAX_ID } from '@/lib/text/params'
import { newMember, openAs, signIn } from '@/tests/support/accounts'
import {
  addDossier,
  adultBox,
  askFor,
  newAdopter,
  newPet,
  requestPathOf,
  requestsFor,
  sendRequest,
} from '@/tests/support/asking'
import { expect, NO_SCRIPTS, openHydrated, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { mailsTo } from '@/tests/support/mailbox'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import { answerAll, save } from '@/tests/support/quiz'
import { button, heading } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'

const main = (page: Page) => page.getByRole('main')

/** The titles of the pages that send no request, and where their links lead. */
async function expectWaysOn(page: Page, title: string, links: Record<string, string>) {
  await expect(heading(page, title)).toBeVisible()
  for (const [name, href] of Object.entries(links))
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await expect(sendRequest(page)).toBeHidden()
  await expectNoOverflow(page)
  await expectAccessible(page)
}

test.describe('what cannot be asked for has a sentence and a way on', () => {
  test('no pet, an unknown one, and one that is held or withdrawn, without its name', async ({ page }) => {
    await signIn(page, await newAdopter())
    const held = await newPet({ name: 'Secreta', ...hold('staff', new Date()) })
    const withdrawn = await newPet({ name: 'Secreta', status: 'inactivo' })
    for (const [path, title] of [
      ['/adoption', '¿Qué mascota quieres adoptar?'],
      ['/adoption?mascota=abc', 'No encontramos esa mascota'],
      [`/adoption?mascota=${MAX_ID}`, 'No encontramos esa mascota'],
      [askFor(held), 'Esta publicación está en revisión'],
      [askFor(withdrawn), 'Esta mascota ya no está publicada'],
    ] as const) {
      await openHydrated(page, path)
      await expectWaysOn(page, title, {
        'Buscar mascotas': '/searcher/todos',
        'Ver mis favoritos': '/favorites',
      })
      expect(await page.content()).not.toContain('Secreta')
    }
  })

  test('a pet that is promised or adopted, with similar pets', async ({ page }) => {
    await signIn(page, await newAdopter())
    for (const [status, title] of [
      ['en proceso', 'Frida está en proceso de adopción'],
      ['adoptado', 'Frida ya tiene hogar'],
    ] as const) {
      const pet = await newPet({ status })
      await openHydrated(page, askFor(pet))
      await expectWaysOn(page, title, {
        'Ver mascotas parecidas': '/searcher/pet/dog/quito',
        'Volver a Frida': `/pet-detail/${pet.id}`,
        ...(status === 'en proceso' && { 'Guardar en favoritos': `/favorites/${pet.id}` }),
      })
      const similar = page.getByRole('region', { name: 'Se parecen a Frida' }).getByRole('listitem')
      await expect(similar).toHaveCount(5)
      await expect(similar.first()).toContainText(/Coincide en \d de 5/)
      await similar.first().getByRole('link').click()
      await expect(page).toHaveURL(/\/pet-detail\/\d+$/)
    }
  })

  test('the match test, filled in from the pet, leads back to the request that waits for it', async ({
    page,
  }) => {
    const pet = await newPet()
    const email = await newMember()
    await addDossier(email)
    await openAs(page, email, askFor(pet))
    await main(page).getByRole('link', { name: 'Cambiar', exact: true }).click()
    await expect(page).toHaveURL(/\/quizz\?mascota=\d+&type=perro&age=joven&/)
    await answerAll(page)
    await save(page).click()
    const saved = page.getByRole('dialog', { name: 'Hemos guardado tus preferencias' })
    await expect(saved.getByRole('link', { name: 'Seguir con mi solicitud' })).toHaveAttribute(
      'href',
      askFor(pet),
    )
    await expect(page).toHaveURL(askFor(pet))
    await expect(page.getByRole('region', { name: 'Frida y tú' })).toBeVisible()
    await expect(main(page).getByText('¿Buscas una mascota como Frida?')).toBeHidden()
  })

  test('without a confirmed e-mail: the link again', async ({ page }) => {
    const pet = await newPet()
    const email = await newAdopter()
    await signIn(page, email)
    await inSiteDatabase((sql) => sql`update users set email_verified_at = null where email = ${email}`)
    await openHydrated(page, askFor(pet))
    await expectWaysOn(page, 'Confirma tu correo', { 'Volver a Frida': `/pet-detail/${pet.id}` })
    await page.getByRole('button', { name: 'Reenviar correo de confirmación' }).click()
    await expect
      .poll(async () => (await mailsTo(page, email))[0]?.text ?? '')
      .toContain(encodeURIComponent(askFor(pet)))
  })

  test('a foundation', async ({ page }) => {
    const pet = await newPet()
    await openAs(page, demoEmail('fundacion'), askFor(pet))
    await expectWaysOn(page, 'Tu cuenta es de una fundación', {
      'Ver Solicitudes': '/dashboard/solicitudes',
      'Volver a Frida': `/pet-detail/${pet.id}`,
    })
  })

  test('staff: another account', async ({ page }) => {
    const pet = await newPet()
    await openAs(page, demoEmail('admin'), askFor(pet))
    await expectWaysOn(page, 'Las cuentas del equipo no adoptan', {
      'Ir a Administración': '/admin',
      'Volver a Frida': `/pet-detail/${pet.id}`,
    })
    await button(page, 'Cerrar Sesión').click()
    await expect(page).toHaveURL('/login')
  })

  test('one’s own pet', async ({ page }) => {
    const pet = await newPet()
    const email = await newAdopter()
    await inSiteDatabase(
      (sql) =>
        sql`update pets set owner_id = (select id from users where email = ${email}) where id = ${pet.id}`,
    )
    await openAs(page, email, askFor(pet))
    await expectWaysOn(page, 'Frida es tuya', {
      'Ver Solicitudes': '/dashboard/solicitudes',
      'Editar a Frida': `/dashboard/mascotas/${pet.id}`,
    })
  })

  test('a pet that was asked for already, and one whose owner said no', async ({ page }) => {
    const pet = await newPet()
    await openAs(page, await newAdopter(), askFor(pet))
    await adultBox(page).check()
    await sendRequest(page).click()
    await expect(page).toHaveURL('/')
    await page.goto(askFor(pet))
    await expectWaysOn(page, 'Ya enviaste tu solicitud', {
      'Ver mi solicitud': await requestPathOf(pet.id),
      'Volver a Frida': `/pet-detail/${pet.id}`,
    })
    await inSiteDatabase(
      (sql) =>
        sql`update adoption_requests set status = 'rechazada', reason = 'otro' where pet_id = ${pet.id}`,
    )
    await page.goto(askFor(pet))
    await expectWaysOn(page, 'Camilo ya te respondió', {
      'Ver mascotas parecidas': '/searcher/pet/dog/quito',
    })
  })
})

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('without JavaScript a refused request opens at a message, with all that is wrong at its fields', async ({
    page,
  }) => {
    const pet = await newPet()
    await openAs(page, await newAdopter(), askFor(pet))
    await page.getByLabel('Tu mensaje para').fill('Llámame al 0991234567')
    await sendRequest(page).click()
    const message = page.getByText('Revisa los campos marcados')
    await expect(message).toBeInViewport()
    await expect(page.getByRole('alert').filter({ has: message })).toBeFocused()
    await expect(page.getByText('Tu mensaje parece tener un número de teléfono')).toBeVisible()
    await expect(page.getByText('Para adoptar tienes que ser mayor de edad')).toBeVisible()
    expect(await requestsFor(pet.id)).toEqual([])
  })
})

test('nobody asks without declaring to be of age, and is told so beside the box', async ({ page }) => {
  const pet = await newPet()
  await openAs(page, await newAdopter(), askFor(pet))
  await expect(adultBox(page)).not.toBeChecked()
  await sendRequest(page).click()
  await expect(page.getByText('Para adoptar tienes que ser mayor de edad')).toBeVisible()
  await expect(adultBox(page)).toBeFocused()
  expect(await requestsFor(pet.id)).toEqual([])
})

const abroadBox = (page: Page) => page.getByRole('checkbox', { name: 'Entiendo que vive en otro país' })

test('a border is confirmed before a request crosses it', async ({ page }) => {
  const [valdivia] = await inSiteDatabase(
    (sql) => sql<{ id: number }[]>`
      select id from cities where country_id = 'CHL' and name = 'Valdivia'`,
  )
  const pet = await newPet({ countryId: 'CHL', cityId: valdivia?.id })
  await openAs(page, await newAdopter(), askFor(pet))
  await expect(page.getByText('Vive en Chile, tú en Ecuador')).toBeVisible()
  await expectNoOverflow(page)
  await adultBox(page).check()
  await sendRequest(page).click()
  await expect(main(page)).toContainText('confirma que lo sabes para enviar tu solicitud')
  await expectAccessible(page)
  expect(await requestsFor(pet.id)).toEqual([])
  await expect(adultBox(page)).toBeChecked()
  await abroadBox(page).check()
  await sendRequest(page).click()
  await expect.poll(() => requestsFor(pet.id)).toHaveLength(1)
})
