import { beforeEach, describe, expect, it } from 'vitest'
import { newMember } from '@/tests/support/accounts'
import {
  addDossier,
  askFor,
  newAdopter,
  newAdopterWithoutDossier,
  newPet,
  newPetAbroad,
  requestPathOf,
  requestsFor,
} from '@/tests/support/asking'
import { dossierOf, SAVED } from '@/tests/support/dossier-form'
import { PlainBrowser } from '@/tests/support/plain-browser'
import { STORED, storedMatches } from '@/tests/support/quiz'
import { inSiteDatabase } from '@/tests/support/site'

const HELLO = 'Hola, Camilo. Vivo con mi hija a una cuadra de un parque.'
const MESSAGE = /^Tu mensaje para /
const ADULT = 'Tengo 18 años o más'
const CONSENT = /^Acepto que Querencia/

let visitor: PlainBrowser
beforeEach(() => {
  visitor = new PlainBrowser()
})

describe('a request', () => {
  it('without JavaScript a request is sent from the pet’s page on', async () => {
    const pet = await newPet()
    await visitor.open(`/pet-detail/${pet.id}`)
    await visitor.follow('Quiero adoptar')
    expect(visitor.url).toBe(`/login?callbackUrl=${encodeURIComponent(askFor(pet))}`)
    await visitor.logIn(await newAdopter())
    expect(visitor.url).toBe(askFor(pet))
    expect(visitor.words()).toContain('Hasta 1000 caracteres.')

    const refused = `${HELLO} Escríbeme a lucia@correo.example.`
    visitor.fill(MESSAGE, refused)
    visitor.check(ADULT)
    await visitor.press('Enviar solicitud')
    expect(visitor.words()).toContain('Tu mensaje parece tener un correo electrónico')
    expect(visitor.valueOf(MESSAGE)).toBe(refused)

    visitor.fill(MESSAGE, HELLO)
    visitor.check(ADULT)
    await visitor.press('Enviar solicitud')
    expect(visitor.heading()).toBe('Hemos enviado tu solicitud')
    expect(visitor.hrefs('Ver mi solicitud')).toEqual([await requestPathOf(pet.id)])
    expect(await requestsFor(pet.id)).toMatchObject([{ message: HELLO }])
  })

  it('without JavaScript a border is confirmed before a request crosses it', async () => {
    const pet = await newPetAbroad()
    await visitor.openAs(await newAdopter(), askFor(pet))
    expect(visitor.words()).toContain('Vive en Chile, tú en Ecuador')
    visitor.check(ADULT)
    await visitor.press('Enviar solicitud')
    expect(visitor.words()).toContain('confirma que lo sabes para enviar tu solicitud')
    expect(await requestsFor(pet.id)).toEqual([])
    expect(visitor.isChecked(ADULT)).toBe(true)
    visitor.check(/^Entiendo que vive en otro país/)
    await visitor.press('Enviar solicitud')
    expect(await requestsFor(pet.id)).toHaveLength(1)
  })

  it('without JavaScript the offered answers are taken by a form, and declined by a link', async () => {
    const pet = await newPet()
    const email = await newMember()
    await addDossier(email)
    await visitor.openAs(email, askFor(pet))
    expect(visitor.all('button', 'Sí, así')).toHaveLength(1)
    await visitor.follow('Ahora no')
    expect(visitor.all('button', 'Sí, así')).toEqual([])
    await visitor.open(askFor(pet))
    await visitor.press('Sí, así')
    expect(visitor.words(visitor.part('section', 'Frida y tú'))).toContain('Coincide en 5 de 5')
    expect(await storedMatches(email)).toHaveLength(1)
  })
})

describe('the home of an adopter', () => {
  it('without JavaScript the home is told on the way to a request, and errors keep what was typed', async () => {
    const pet = await newPet()
    const email = await newAdopterWithoutDossier()
    const goOn = () => visitor.press('Guardar y continuar')
    await visitor.openAs(email, askFor(pet))
    for (const choice of ['Departamento o apartamento', 'Propio', '2 a 4', 'Ninguna', 'Perros'])
      visitor.check(choice)
    visitor.fill('Adultos, contigo', '2')
    visitor.fill('Niños', '1')
    visitor.fill(/^Edad de los niños/, '8 años')
    await goOn()
    expect(visitor.alert()).not.toBe('')
    expect(visitor.words()).toContain('no las dos cosas')
    expect(visitor.isChecked('Departamento o apartamento')).toBe(true)
    expect(visitor.isChecked('Perros')).toBe(true)
    expect(visitor.valueOf('Adultos, contigo')).toBe('2')
    visitor.uncheck('Perros')
    await goOn()
    expect(visitor.words()).toContain('Marca la casilla')
    expect(visitor.words()).not.toContain('Tus derechos:')
    visitor.unfold('Leer el texto completo')
    expect(visitor.words()).toContain('Tus derechos:')
    visitor.check(CONSENT)
    await goOn()
    expect(visitor.heading()).toBe('Tu solicitud para Frida')
    expect(await dossierOf(email)).toMatchObject(SAVED)
    await visitor.follow('Editar lo de tu hogar')
    visitor.check('Finca o parcela')
    await goOn()
    expect(visitor.words(visitor.part('section', 'Lo que compartirás'))).toContain('finca o parcela propia')
    visitor.check(ADULT)
    await visitor.press('Enviar solicitud')
    expect(visitor.heading()).toBe('Hemos enviado tu solicitud')
  })

  it('without JavaScript the profile edits and deletes it', async () => {
    const email = await newAdopterWithoutDossier()
    await addDossier(email, { experience: 'Dos gatos, desde 2019.' })
    const home = () => visitor.words(visitor.part('section', 'Tu hogar'))
    await visitor.openAs(email, '/dashboard/adoptante')
    await visitor.follow('Editar lo de tu hogar')
    visitor.fill('Niños', '0')
    await visitor.press('Guardar cambios')
    expect(visitor.words()).toContain('Escribiste edades: ¿cuántos niños viven contigo?')
    visitor.fill(/^Edad de los niños/, '')
    await visitor.press('Guardar cambios')
    expect(visitor.words()).toContain('Guardamos lo de tu hogar')
    expect(home()).toContain('2 adultos, sin niños')
    await visitor.follow('Borrar lo de tu hogar')
    await visitor.press('Sí, borrar')
    expect(visitor.words()).toContain('Borramos lo de tu hogar')
    expect(home()).toContain('Todavía no lo cuentas')
    expect(await dossierOf(email)).toBeUndefined()
  })

  it('without JavaScript the adopter profile is edited in place', async () => {
    const email = await newMember()
    await inSiteDatabase(
      (sql) => sql`
        insert into matches (user_id, type, had_pet, age, gender, coat, size)
        select id, 'ambos', true, 'adulto mayor', 'hembra', 'sin pelo', 'pequeño' from users where email = ${email}`,
    )
    await visitor.openAs(email, '/dashboard/adoptante')
    await visitor.follow('Editar mis respuestas')
    expect(visitor.isChecked('Ambos')).toBe(true)
    visitor.check('Rizado')
    await visitor.press('Guardar cambios')
    expect(visitor.url).toBe('/dashboard/adoptante')
    expect(visitor.words()).toContain('Hemos guardado tus preferencias')
    expect(visitor.all('dd').map((fact) => visitor.words(fact))).toEqual([
      'Ambos',
      'Adulto Mayor',
      'Hembra',
      'Pequeño',
      'Rizado',
      'Sí',
    ])
    expect(await storedMatches(email)).toEqual([{ ...STORED, coat: 'rizado' }])
  })
})

/** Camilo's pet and Valentina's request for it. */
async function askedPet() {
  const [pet, email] = [await newPet(), await newAdopter()]
  await inSiteDatabase(async (sql) => {
    await sql`update users set phone = '+593 99 555 0142' where email = ${pet.ownerEmail}`
    await sql`update users set name = 'Valentina', phone = '+593 98 555 0127' where email = ${email}`
  })
  const asker = new PlainBrowser()
  await asker.openAs(email, askFor(pet))
  asker.check(ADULT)
  await asker.press('Enviar solicitud')
  return { pet, asker, path: await requestPathOf(pet.id) }
}

describe('the answers to a request', () => {
  const standing = (tab = visitor) => tab.words(tab.part('section', 'Estado de la solicitud'))

  it('without JavaScript an owner accepts, undoes and rejects', async () => {
    const { pet, path } = await askedPet()
    await visitor.openAs(pet.ownerEmail, path)
    expect(standing()).toContain('En revisión')
    await visitor.follow('Aceptar')
    expect(visitor.words()).toContain('Verán el teléfono y el correo del otro')
    await visitor.press('Aceptar')
    expect(visitor.url).toBe(path)
    expect(visitor.words()).toContain('Aceptaste la solicitud: ya pueden hablar')
    expect(standing()).toContain('+593 98 555 0127')
    await visitor.follow('Deshacer la aceptación')
    await visitor.press('Deshacer la aceptación')
    await visitor.follow('Rechazar con un motivo')
    await visitor.press('Enviar respuesta')
    expect(visitor.words()).toContain('Elige un motivo')
    await visitor.follow('Pasa muchas horas sola')
    expect(visitor.isChecked('Pasa muchas horas sola')).toBe(true)
    expect(visitor.valueOf('Lo que leerá Valentina')).toContain('pasaría muchas horas sola')
    await visitor.press('Enviar respuesta')
    expect(visitor.url).toBe(path)
    expect(standing()).toContain('Motivo: Pasa muchas horas sola')
  })

  it('without JavaScript an adopter withdraws, and an answer that comes too late says so', async () => {
    const { pet, asker, path } = await askedPet()
    await asker.open(`${path}?accion=retirar`)
    await visitor.openAs(pet.ownerEmail, `${path}?accion=aceptar`)
    await visitor.press('Aceptar')
    expect(standing()).toContain('Aceptada')
    await asker.press('Retirar mi solicitud')
    expect(asker.alert()).toContain('Acaban de aceptar tu solicitud')
    expect(standing(asker)).toContain('¡Camilo te dijo que sí!')
    await asker.follow('Ver cómo está ahora')
    await asker.follow('Ya no puedo seguir')
    await asker.press('Ya no puedo seguir')
    expect(standing(asker)).toContain('Retirada')
  })
})
