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
  newPetAbroad,
  requestsFor,
  sendRequest,
} from '@/tests/support/asking'
import { expect, NO_SCRIPTS, openHydrated, test } from '@/tests/support/browser'
import { demoEmail } from '@/tests/support/demo'
import { listRequest } from '@/tests/support/listed-requests'
import { expectAccessible, expectNoOverflow } from '@/tests/support/page-checks'
import { answerAll, save } from '@/tests/support/quiz'
import { heading } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'

const main = (page: Page) => page.getByRole('main')

async function expectNothingToSend(page: Page, title: string) {
  await expect(heading(page, title)).toBeVisible()
  await expect(sendRequest(page)).toBeHidden()
  await expectNoOverflow(page)
  await expectAccessible(page)
}

// Their sentences and links: api/adoption-pages.test.ts.
test('a page that asks for nothing fits and is accessible, whatever the reason', async ({ page }) => {
  test.slow()
  const email = await newAdopter()
  const [own, asked, refused, promised] = [
    await newPet(),
    await newPet(),
    await newPet(),
    await newPet({ status: 'en proceso' }),
  ]
  await listRequest(asked.id, { name: 'Lucía', email })
  await listRequest(refused.id, { name: 'Lucía', email, status: 'rechazada' })
  const shapes: [who: string, path: string, title: string][] = [
    [demoEmail('fundacion'), askFor(own), 'Tu cuenta es de una fundación'],
    [demoEmail('admin'), askFor(own), 'Las cuentas del equipo no adoptan'],
    [own.ownerEmail, askFor(own), 'Frida es tuya'],
    [email, '/adoption', '¿Qué mascota quieres adoptar?'],
    [email, `/adoption?mascota=${MAX_ID}`, 'No encontramos esa mascota'],
    [email, askFor(await newPet(hold('staff', new Date()))), 'Esta publicación está en revisión'],
    [email, askFor(await newPet({ status: 'inactivo' })), 'Esta mascota ya no está publicada'],
    [email, askFor(await newPet({ status: 'adoptado' })), 'Frida ya tiene hogar'],
    [email, askFor(asked), 'Ya enviaste tu solicitud'],
    [email, askFor(refused), 'Camilo ya te respondió'],
    [email, askFor(promised), 'Frida está en proceso de adopción'],
  ]
  let signedIn = ''
  for (const [who, path, title] of shapes) {
    if (who !== signedIn) await signIn(page, who)
    signedIn = who
    await openHydrated(page, path)
    await expectNothingToSend(page, title)
  }
  await page
    .getByRole('region', { name: 'Se parecen a Frida' })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/pet-detail\/\d+$/)
  await inSiteDatabase((sql) => sql`update users set email_verified_at = null where email = ${email}`)
  await openHydrated(page, askFor(own))
  await expectNothingToSend(page, 'Confirma tu correo')
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

test.describe('without JavaScript', () => {
  test.use(NO_SCRIPTS)

  test('without JavaScript a refused request opens at a message, with all that is wrong at its fields', async ({
    page,
  }) => {
    const pet = await newPetAbroad()
    await openAs(page, await newAdopter(), askFor(pet))
    await expect(page.getByText('Vive en Chile, tú en Ecuador')).toBeVisible()
    await expectNoOverflow(page)
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
  const pet = await newPetAbroad()
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
