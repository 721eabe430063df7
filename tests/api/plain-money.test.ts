import { beforeEach, describe, expect, it } from 'vitest'
import { newMember } from '@/tests/support/accounts'
import { PlainBrowser } from '@/tests/support/plain-browser'
import { findFoundation } from '@/tests/support/site'
import { newDonatedShelter, newShelter } from '@/tests/support/site-reviews'

const COMMENT = 'Nos acompañaron durante todo el proceso.'
const STORY = 'Empezamos en un patio, con tres perros.'
const NOT_HTTPS = 'Escribe una dirección que empiece con https://'
const CLOSES_EARLY = 'La hora de cierre va después de la de apertura'
const SAVED = 'Cambios Guardados Correctamente!'

let visitor: PlainBrowser
beforeEach(() => {
  visitor = new PlainBrowser()
})

async function logIn(email: string): Promise<void> {
  await visitor.follow('Iniciar Sesión', visitor.part('main', ''))
  await visitor.logIn(email)
}

describe('a donation', () => {
  const amounts = () => visitor.part('fieldset', '¿Cuánto?')
  /** What a suggested amount is called, in the money of the country. */
  const amount = (at: number) => visitor.words(visitor.all('label', undefined, amounts())[at])
  const choose = (at: number) => visitor.check(amount(at), amounts())
  const isChosen = (at: number) => visitor.isChecked(amount(at), amounts())

  it('without JavaScript an amount survives the login, a wrong one keeps what was typed, and a paid one is confirmed', async () => {
    const email = await newMember()
    const foundation = await findFoundation()
    await visitor.open(`/sponsor?fundacion=${foundation.id}`)
    visitor.fill('Otro monto', '1,5')
    await visitor.press(/^Donar/)
    expect(visitor.words()).toContain('Escribe el monto en números, sin decimales')
    expect(visitor.valueOf('Otro monto')).toBe('1,5')
    visitor.fill('Otro monto', '')
    choose(2)
    await visitor.press(/^Donar/)
    expect(visitor.all('h2', 'Para realizar una donación debes estar logueado')).toHaveLength(1)
    await logIn(email)
    expect(isChosen(2)).toBe(true)
    await visitor.press(/^Donar/)
    await visitor.press(/^Pagar .*Se aprueba/)
    expect(visitor.heading()).toContain('Gracias, Lucía')
  })

  it('without JavaScript frequency and amount survive the login, a second one leads to the first, and it is cancelled', async () => {
    const email = await newMember()
    const foundation = await findFoundation()
    const path = `/sponsor?fundacion=${foundation.id}`
    const gifts = () => visitor.part('section', 'Tus aportes mensuales')
    await visitor.open(path)
    choose(0)
    visitor.check(/^Cada mes/)
    await visitor.press(/^Donar/)
    await logIn(email)
    expect(visitor.isChecked(/^Cada mes/)).toBe(true)
    expect(isChosen(0)).toBe(true)
    await visitor.press(/^Donar/)
    await visitor.press(/^Pagar .*Se aprueba/)
    expect(visitor.heading()).toContain('Gracias, Lucía')

    await visitor.open(`${path}&cada=mes`)
    choose(2)
    await visitor.press(/^Donar/)
    expect(visitor.url).toMatch(/\/dashboard\/donations\?aporte=\d+#aportes$/)
    expect(visitor.all('p', /^Ya das /).map((one) => one.getAttribute('role'))).toEqual(['status'])
    expect(visitor.all('button', 'Sí, cancelar')).toEqual([])
    visitor.unfold('Cancelar aporte', gifts())
    await visitor.press('Sí, cancelar', gifts())
    expect(visitor.words(gifts())).toContain('Lo cancelaste.')
  })

  it('of a foundation to another one is in a table below what it receives', async () => {
    const [giver, receiver] = [await newShelter(), await newShelter()]
    await visitor.openAs(giver.email, `/sponsor?fundacion=${receiver.id}`)
    choose(0)
    await visitor.press(/^Donar/)
    await visitor.press(/^Pagar .*Se aprueba/)
    await visitor.follow('Ver mis donaciones')
    expect(visitor.url).toMatch(/\/dashboard\/foundation#realizadas$/)
    const given = visitor.words(visitor.part('section', 'Tus donaciones realizadas'))
    expect(given).toContain(receiver.name)
    expect(given).toMatch(/Donación N.º \d+.*Aprobada/)
  })
})

describe('a foundation', () => {
  it('without JavaScript an expense is published in words, and nothing typed is lost by a mistake', async () => {
    const { id, email } = await newDonatedShelter()
    await visitor.openAs(email, '/dashboard/foundation/gasto')
    expect(visitor.words()).toContain('Para agregar facturas hace falta JavaScript')
    visitor.fill('Qué pagaste', 'Radiografía de Tizón')
    visitor.fill('Cuéntalo (opcional)', 'Ya camina sin dolor.')
    visitor.fill('Monto (USD)', 'mucho')
    await visitor.press('Publicar gasto')
    expect(visitor.describes('Monto (USD)')).toContain('Escribe el monto en números')
    expect(visitor.valueOf('Qué pagaste')).toBe('Radiografía de Tizón')
    expect(visitor.valueOf('Cuéntalo (opcional)')).toBe('Ya camina sin dolor.')
    visitor.fill('Monto (USD)', '35,50')
    await visitor.press('Publicar gasto')
    expect(visitor.all('h2', 'Gastos publicados')).toHaveLength(1)
    await visitor.open(`/foundation/${id}`)
    expect(visitor.words()).toMatch(/Contado sin factura ?\$35,50 USD/)
  })

  it('without JavaScript a wrong profile keeps what was typed, and a right one is saved', async () => {
    const { id, email } = await newShelter()
    await visitor.openAs(email, '/dashboard/fundacion')
    visitor.fill('Historia', STORY)
    visitor.fill('Sitio web (opcional)', 'http://patio.example')
    visitor.select('Lunes: atención', 'Abierto')
    visitor.fill('Lunes: desde', '18:00')
    visitor.fill('Lunes: hasta', '09:00')
    await visitor.press('Guardar cambios')
    expect(visitor.describes('Lunes: hasta')).toContain(CLOSES_EARLY)
    expect(visitor.describes('Sitio web (opcional)')).toContain(NOT_HTTPS)
    expect(visitor.valueOf('Sitio web (opcional)')).toBe('http://patio.example')
    expect(visitor.valueOf('Historia')).toBe(STORY)
    expect(visitor.valueOf('Lunes: atención')).toBe('Abierto')
    expect(visitor.valueOf('Lunes: desde')).toBe('18:00')
    visitor.fill('Sitio web (opcional)', 'https://patio.example')
    visitor.fill('Lunes: desde', '08:00')
    await visitor.press('Guardar cambios')
    expect(visitor.words()).toContain(SAVED)
    expect(visitor.valueOf('Lunes: desde')).toBe('08:00')
    await visitor.open(`/foundation/${id}`)
    expect(visitor.words()).toContain(STORY)
    expect(visitor.words()).toContain('Lunes')
    expect(visitor.hrefs('patio.example')).toEqual(['https://patio.example/'])
  })

  it('without JavaScript a comment is refused with its fields kept, then published and answered', async () => {
    const shelter = await newShelter()
    await visitor.openAs(await newMember(), `/review/${shelter.id}`)
    visitor.fill('Comentario', 'Llámenme al 0991234567')
    await visitor.press('Publicar')
    expect(visitor.words()).toContain('Por favor seleccione un valor')
    expect(visitor.valueOf('Comentario')).toBe('Llámenme al 0991234567')
    visitor.check(/^4 de 5/)
    await visitor.press('Publicar')
    expect(visitor.words()).toContain('Tu comentario parece tener un número de teléfono')
    expect(visitor.isChecked(/^4 de 5/)).toBe(true)
    visitor.fill('Comentario', COMMENT)
    await visitor.press('Publicar')
    expect(visitor.heading()).toBe('Tu comentario ha sido publicado')
    await visitor.follow('Ver la fundación')
    expect(visitor.words(visitor.part('section', 'Comentarios'))).toContain(COMMENT)

    const owner = new PlainBrowser()
    await owner.openAs(shelter.email, '/dashboard/comentarios')
    owner.fill('Tu respuesta a Lucía', 'Gracias por venir.')
    await owner.press('Responder')
    expect(owner.words()).toContain('Respuesta de la fundación')
  })
})
