import type { Page } from '@playwright/test'
import { openAs, signIn } from '@/tests/support/accounts'
import { expect, test } from '@/tests/support/browser'
import { busyOwner } from '@/tests/support/busy-requests'
import { demoEmail } from '@/tests/support/demo'
import { makeSitePet } from '@/tests/support/own-pets'
import { expectAccessible, expectNoOverflow, expectThumbSized } from '@/tests/support/page-checks'
import { toast } from '@/tests/support/screens'
import { inSiteDatabase } from '@/tests/support/site'

const LIST = '/dashboard/solicitudes'
const SENT = `${LIST}/enviadas`
const WIDTHS = [320, 390, 768, 1440]

const tab = (page: Page) =>
  page.getByRole('navigation', { name: 'Mi perfil' }).getByRole('link', { name: 'Solicitudes' })
const filters = (page: Page) => page.getByRole('navigation', { name: 'Filtrar por estado' })
const filter = (page: Page, name: string) => filters(page).getByRole('link', { name })
const group = (page: Page, pet: string) => page.getByRole('region', { name: pet, exact: true })
const people = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

async function expectBusyList(page: Page, owner: Awaited<ReturnType<typeof busyOwner>>) {
  await expect(tab(page)).toHaveText('Solicitudes2 por responder')
  await expect(page.getByText('Tienes 2 por responder. La más antigua sin abrir es la de')).toContainText(
    'Andrés: llegó hace 2 días.',
  )
  await expect(filters(page).getByRole('link')).toHaveText([
    'Todas 5',
    'Por responder 2',
    'Aceptadas 1',
    'En espera 1',
    'Anteriores 1',
  ])
  await expect(page.getByRole('heading', { level: 2, name: /^(Frida|Bruma)$/ })).toHaveText([
    'Frida',
    'Bruma',
  ])
  await expect(group(page, 'Frida')).toContainText('En adopción · 2 solicitudes por responder')
  await expect(group(page, 'Bruma')).toContainText('En proceso · aceptaste a Natalia el ')
  await expect(group(page, 'Frida').getByRole('link', { name: 'Andrés Quintero' })).toHaveAttribute(
    'href',
    `${LIST}/${owner.andres}`,
  )
  await expect(page.getByRole('heading', { name: 'Sin abrir: Andrés Quintero' })).toBeVisible()
  await expect(page.getByText('Hernán Rojas')).toBeHidden()
  await group(page, 'Frida').getByText('1 solicitud anterior para Frida').click()
  await expect(page.getByText('Hernán Rojas')).toBeVisible()
}

test('an owner sees who asks for each pet, what waits and for how long, on any screen', async ({ page }) => {
  const owner = await busyOwner()
  await openAs(page, owner.email, LIST)
  await expectBusyList(page, owner)
  await expectAccessible(page)
  await expectThumbSized(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(LIST)
    await expectNoOverflow(page)
    await expect(tab(page)).toBeInViewport({ ratio: 1 })
  }
  await expectAccessible(page)
})

test('filters have addresses: Back returns to the one before, the keyboard reaches them', async ({
  page,
}) => {
  const owner = await busyOwner()
  await openAs(page, owner.email, LIST)
  await filter(page, 'Aceptadas').click()
  await expect(page).toHaveURL(`${LIST}?estado=aceptadas`)
  await expect(people(page)).toHaveText(['Natalia Rojas'])
  await expect(filter(page, 'Aceptadas')).toHaveAttribute('aria-current', 'true')
  await expect(page.getByText('por responder. La más antigua')).toHaveCount(0)
  await filter(page, 'Anteriores').focus()
  await page.keyboard.press('Enter')
  await expect(people(page)).toHaveText(['Hernán Rojas'])
  await expect(filter(page, 'Anteriores')).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(people(page)).toHaveText(['Natalia Rojas'])
  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await expect(filter(page, 'Todas')).toHaveAttribute('aria-current', 'true')
  await page.goto(`${LIST}?estado=inventado&pagina=0`)
  await expect(filter(page, 'Todas')).toHaveAttribute('aria-current', 'true')
  await expect(group(page, 'Bruma')).toBeVisible()
})

test('an answer changes the count on the tab of every dashboard page', async ({ page }) => {
  const owner = await busyOwner()
  await openAs(page, owner.email, LIST)
  const row = page.getByRole('link', { name: 'Andrés Quintero' })
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${LIST}/${owner.andres}`)
  await page.goBack()
  await expect(page.getByText('Sin abrir: ')).toHaveCount(0)
  await expect(tab(page)).toHaveText('Solicitudes2 por responder')
  await row.click()
  await page.getByRole('link', { name: 'Rechazar con un motivo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Elegí a otra familia' }).check()
  await expect(dialog.getByLabel('Lo que leerá Andrés')).toHaveValue(/Esta vez elegí a otra familia/)
  await dialog.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(toast(page, 'Enviamos tu respuesta')).toBeVisible()
  await page.goto('/dashboard')
  await expect(tab(page)).toHaveText('Solicitudes1 por responder')
})

test('a pet’s row leads to its requests, and to the accepted one', async ({ page }) => {
  const owner = await busyOwner()
  await openAs(page, owner.email, '/dashboard/mascotas')
  const accepted = page.getByRole('link', { name: 'Ver la solicitud para Bruma' })
  await expect(accepted).toHaveAttribute('href', `${LIST}/${owner.natalia}`)
  await page.getByRole('link', { name: '2 solicitudes abiertas para Frida' }).click()
  await expect(page).toHaveURL(`${LIST}?estado=todas&mascota=${owner.frida.id}`)
  await expect(group(page, 'Frida')).toBeVisible()
  await expect(group(page, 'Bruma')).toHaveCount(0)
  await filter(page, 'En espera 0').click()
  await expect(page.getByRole('heading', { name: 'Nadie en espera' })).toBeVisible()
  await expectAccessible(page)
  await filter(page, 'Quitar el filtro: solo Frida').click()
  await expect(people(page)).toHaveText(['Esteban Rojas'])
})

test('more than fifty requests come in pages that keep the filter', async ({ page }) => {
  const pet = await makeSitePet('Canela')
  await inSiteDatabase(
    (sql) => sql`
      with people as (
        insert into users (email, name, last_name, role)
        select 'fila-' || ${pet.id}::int || '-' || n || '@correo.example', 'Persona', 'Rojas', 'user'
        from generate_series(1, 51) n returning id)
      insert into adoption_requests (pet_id, adopter_id) select ${pet.id}, id from people`,
  )
  await openAs(page, pet.email, `${LIST}?estado=por-responder`)
  await expect(people(page)).toHaveCount(50)
  await expect(group(page, 'Canela')).toContainText('51 solicitudes por responder')
  await page.getByRole('link', { name: 'Siguientes' }).click()
  await expect(page).toHaveURL(`${LIST}?estado=por-responder&pagina=2`)
  await expect(people(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Anteriores', exact: true }).click()
  await expect(people(page)).toHaveCount(50)
})

test('without requests there is a way on: improve and share a pet, search, or take the test', async ({
  page,
}) => {
  const pet = await makeSitePet('Nube')
  await openAs(page, pet.email, LIST)
  await expect(page.getByText('Cuando alguien quiera adoptar a Nube te escribimos enseguida.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mejorar la ficha de Nube' })).toHaveAttribute(
    'href',
    `/dashboard/mascotas/${pet.id}`,
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Enviadas' }).click()
  await expect(page.getByRole('heading', { name: 'Aún no has enviado solicitudes' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Buscar una mascota' })).toHaveAttribute(
    'href',
    '/searcher/todos',
  )
  await expect(main.getByRole('link', { name: 'Hacer el test' })).toHaveAttribute('href', '/quizz')
  await expectAccessible(page)
})

test('a foundation has no sent side, and visitors come back to the view they wanted after the login', async ({
  page,
}) => {
  await signIn(page, demoEmail('fundacion'))
  await page.goto(SENT)
  await expect(page).toHaveURL(LIST)
  await expect(page.getByRole('link', { name: 'Enviadas' })).toHaveCount(0)
  await expectAccessible(page)
  await page.context().clearCookies()
  await page.goto(`${LIST}?estado=en-espera`)
  await expect(page).toHaveURL(`/login?callbackUrl=${encodeURIComponent(`${LIST}?estado=en-espera`)}`)
  await page.goto(SENT)
  await expect(page).toHaveURL(`/login?callbackUrl=${encodeURIComponent(SENT)}`)
})
