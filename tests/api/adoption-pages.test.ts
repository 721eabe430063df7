import { beforeEach, describe, expect, it } from 'vitest'
import { hold } from '@/lib/pets/hold'
import { MAX_ID } from '@/lib/text/params'
import { newMember } from '@/tests/support/accounts'
import { mailsTo } from '@/tests/support/api-people'
import { askFor, newAdopter, newPet, requestPathOf } from '@/tests/support/asking'
import { demoEmail } from '@/tests/support/demo'
import { PlainBrowser } from '@/tests/support/plain-browser'
import { inSiteDatabase } from '@/tests/support/site'
import { makeConversation } from '@/tests/support/site-conversations'

let visitor: PlainBrowser
beforeEach(() => {
  visitor = new PlainBrowser()
})

/** The title of a page that sends no request, and where its links lead. */
function expectWaysOn(title: string, links: Record<string, string>): void {
  expect(visitor.heading()).toBe(title)
  const main = visitor.part('main', '')
  for (const [name, href] of Object.entries(links)) expect(visitor.hrefs(name, main), name).toEqual([href])
  expect(visitor.all('button', 'Enviar solicitud')).toEqual([])
}

describe('what cannot be asked for has a sentence and a way on', () => {
  it('no pet, an unknown one, and one that is held or withdrawn, without its name', async () => {
    await visitor.signIn(await newAdopter())
    const held = await newPet({ name: 'Secreta', ...hold('staff', new Date()) })
    const withdrawn = await newPet({ name: 'Secreta', status: 'inactivo' })
    for (const [path, title] of [
      ['/adoption', '¿Qué mascota quieres adoptar?'],
      ['/adoption?mascota=abc', 'No encontramos esa mascota'],
      [`/adoption?mascota=${MAX_ID}`, 'No encontramos esa mascota'],
      [askFor(held), 'Esta publicación está en revisión'],
      [askFor(withdrawn), 'Esta mascota ya no está publicada'],
    ] as const) {
      await visitor.open(path)
      expectWaysOn(title, { 'Buscar mascotas': '/searcher/todos', 'Ver mis favoritos': '/favorites' })
      expect(visitor.html).not.toContain('Secreta')
    }
  })

  it('a pet that is promised or adopted, with similar pets', async () => {
    await visitor.signIn(await newAdopter())
    for (const [status, title] of [
      ['en proceso', 'Frida está en proceso de adopción'],
      ['adoptado', 'Frida ya tiene hogar'],
    ] as const) {
      const pet = await newPet({ status })
      await visitor.open(askFor(pet))
      expectWaysOn(title, {
        'Ver mascotas parecidas': '/searcher/pet/dog/quito',
        'Volver a Frida': `/pet-detail/${pet.id}`,
        ...(status === 'en proceso' && { 'Guardar en favoritos': `/favorites/${pet.id}` }),
      })
      const similar = visitor.all('li', undefined, visitor.part('section', 'Se parecen a Frida'))
      expect(similar).toHaveLength(5)
      expect(similar[0] && visitor.words(similar[0])).toMatch(/Coincide en \d de 5/)
      const links = similar.flatMap((one) => visitor.hrefs(/(?:)/, one))
      expect(links.every((href) => /^\/pet-detail\/\d+$/.test(href))).toBe(true)
    }
  })

  it('without a confirmed e-mail: the link again', async () => {
    const [pet, email] = [await newPet(), await newAdopter()]
    await visitor.signIn(email)
    await inSiteDatabase((sql) => sql`update users set email_verified_at = null where email = ${email}`)
    await visitor.open(askFor(pet))
    expectWaysOn('Confirma tu correo', { 'Volver a Frida': `/pet-detail/${pet.id}` })
    await visitor.press('Reenviar correo de confirmación')
    await expect
      .poll(async () => (await mailsTo(email))[0]?.text ?? '')
      .toContain(encodeURIComponent(askFor(pet)))
  })

  it('a foundation', async () => {
    const pet = await newPet()
    await visitor.openAs(demoEmail('fundacion'), askFor(pet))
    expectWaysOn('Tu cuenta es de una fundación', {
      'Ver Solicitudes': '/dashboard/solicitudes',
      'Volver a Frida': `/pet-detail/${pet.id}`,
    })
  })

  it('staff: another account', async () => {
    const pet = await newPet()
    await visitor.openAs(demoEmail('admin'), askFor(pet))
    expectWaysOn('Las cuentas del equipo no adoptan', {
      'Ir a Administración': '/admin',
      'Volver a Frida': `/pet-detail/${pet.id}`,
    })
    await visitor.press('Cerrar Sesión', visitor.part('main', ''))
    expect(visitor.url).toBe('/login')
  })

  it('one’s own pet', async () => {
    const pet = await newPet()
    await visitor.openAs(pet.ownerEmail, askFor(pet))
    expectWaysOn('Frida es tuya', {
      'Ver Solicitudes': '/dashboard/solicitudes',
      'Editar a Frida': `/dashboard/mascotas/${pet.id}`,
    })
  })

  it('a pet that was asked for already, and one whose owner said no', async () => {
    const pet = await newPet()
    await visitor.openAs(await newAdopter(), askFor(pet))
    visitor.check('Tengo 18 años o más')
    await visitor.press('Enviar solicitud')
    await visitor.open(askFor(pet))
    expectWaysOn('Ya enviaste tu solicitud', {
      'Ver mi solicitud': await requestPathOf(pet.id),
      'Volver a Frida': `/pet-detail/${pet.id}`,
    })
    await inSiteDatabase(
      (sql) =>
        sql`update adoption_requests set status = 'rechazada', reason = 'otro' where pet_id = ${pet.id}`,
    )
    await visitor.open(askFor(pet))
    expectWaysOn('Camilo ya te respondió', { 'Ver mascotas parecidas': '/searcher/pet/dog/quito' })
  })
})

it('a request is private: strangers, visitors and malformed ids get nothing, and nobody’s cache keeps it', async () => {
  const { request, owner } = await makeConversation('en revisión')
  await visitor.open(request)
  expect(visitor.url).toBe(`/login?callbackUrl=${encodeURIComponent(request)}`)
  await visitor.signIn(await newMember())
  for (const path of [
    request,
    `${request}?accion=aceptar`,
    '/dashboard/solicitudes/x',
    '/dashboard/solicitudes/01',
  ]) {
    await visitor.open(path)
    expect(visitor.status, path).toBe(404)
    expect(visitor.html).not.toContain('Valentina')
  }
  await visitor.openAs(owner, request)
  expect(visitor.words()).toContain('Valentina')
  expect(visitor.headers.get('cache-control')).toMatch(/private.*no-store/)
})
