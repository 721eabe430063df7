import { beforeEach, describe, expect, it } from 'vitest'
import { busyOwner, eagerAdopter, patientAdopter } from '@/tests/support/busy-requests'
import { PlainBrowser } from '@/tests/support/plain-browser'
import { LIST, makeConversation, WITH_PHONE } from '@/tests/support/site-conversations'

const SENT = `${LIST}/enviadas`
const MESSAGE = /^Tu mensaje para /

let visitor: PlainBrowser
beforeEach(() => {
  visitor = new PlainBrowser()
})

describe('the lists of requests', () => {
  it('without JavaScript adopters follow what they sent', async () => {
    const { email, greta } = await eagerAdopter()
    await visitor.openAs(email, LIST)
    expect(visitor.url).toBe(SENT)
    const card = (pet: string) => visitor.part('article', pet)
    expect(visitor.all('article')).toHaveLength(3)
    expect(visitor.words(card('Greta'))).toContain('¡Camilo te dijo que sí!')
    expect(visitor.words(card('Greta'))).toContain('Hola, Camilo. Soy Lucía, te escribo por Querencia.')
    expect(visitor.hrefs('Escribir por WhatsApp', card('Greta'))[0]).toContain('https://wa.me/593995550142?')
    expect(visitor.hrefs('+593 99 555 0142', card('Greta'))).toEqual(['tel:+593995550142'])
    expect(visitor.hrefs('Ya no puedo seguir con Greta')).toEqual([
      `${LIST}/${greta.request}?accion=renunciar`,
    ])
    expect(visitor.words(card('Toby'))).not.toContain('555')
    expect(visitor.words(card('Mancha'))).toContain('Elegí a una familia que ya la conocía.')
    expect(visitor.all('h3', 'Se parecen a Mancha')).toHaveLength(1)
    const similar = () => visitor.all('a', / · /, card('Mancha'))
    expect(similar()).toHaveLength(2)
    visitor.unfold('Ver 3 más', card('Mancha'))
    expect(similar()).toHaveLength(5)
    expect(visitor.words()).not.toContain('Fue retirada el')
    visitor.unfold('Anteriores (1)')
    expect(visitor.words()).toContain('Fue retirada el')
  })

  it('without JavaScript an adopter reads that no answer came', async () => {
    const { email } = await patientAdopter()
    await visitor.openAs(email, SENT)
    const lola = visitor.part('article', 'Lola')
    for (const words of [
      'Sin respuesta',
      'Se la recordamos a',
      'Pasaron 7 días. No es por ti: a veces nadie mira.',
      'Si responde, te avisamos. Mientras tanto, puedes pedir a otra.',
    ])
      expect(visitor.words(lola)).toContain(words)
    expect(visitor.all('h3', 'Se parecen a Lola', lola)).toHaveLength(1)
    const similar = () => visitor.all('a', /Coincide|·/, lola)
    expect(similar()).toHaveLength(2)
    visitor.unfold('Ver 3 más', lola)
    expect(similar()).toHaveLength(5)
    expect(visitor.hrefs('Retirar la solicitud para Lola')).toHaveLength(1)
  })

  it('without JavaScript owners filter their requests', async () => {
    const { email, andres } = await busyOwner()
    await visitor.openAs(email, LIST)
    const filters = () => visitor.part('nav', 'Filtrar por estado')
    expect(visitor.words()).toContain('Tienes 2 por responder. La más antigua sin abrir es la de')
    expect(visitor.hrefs('Andrés Quintero')).toContain(`${LIST}/${andres}`)
    expect(visitor.words()).not.toContain('Hernán Rojas')
    visitor.unfold('1 solicitud anterior para Frida')
    expect(visitor.words()).toContain('Hernán Rojas')
    await visitor.follow(/^En espera/, filters())
    expect(visitor.url).toBe(`${LIST}?estado=en-espera`)
    expect(visitor.all('h3').map((name) => visitor.words(name))).toEqual(['Esteban Rojas'])
    await visitor.follow(/^Todas/, filters())
    expect(visitor.all('a', /^Todas/, filters())[0]?.getAttribute('aria-current')).toBe('true')
  })
})

describe('a conversation', () => {
  it('without JavaScript the two sides write, and a refused text stays in the box', async () => {
    const { owner, adopter, path } = await makeConversation()
    await visitor.openAs(adopter, path)
    visitor.fill(MESSAGE, WITH_PHONE)
    await visitor.press('Enviar mensaje')
    expect(visitor.alert()).toContain('Parece que escribiste un teléfono.')
    expect(visitor.valueOf(MESSAGE)).toBe(WITH_PHONE)
    visitor.fill(MESSAGE, 'El sábado nos queda perfecto.')
    await visitor.press('Enviar mensaje')
    expect(visitor.url).toBe(`${path}#nuevos`)
    const bubbles = (words: string) => visitor.all('li').filter((line) => visitor.shows(words, line))
    expect(bubbles('nos queda perfecto')).toHaveLength(1)
    expect(visitor.valueOf(MESSAGE)).toBe('')
    await visitor.openAs(owner, LIST)
    await visitor.follow('1 mensaje nuevo')
    expect(bubbles('nos queda perfecto')).toHaveLength(1)
    expect(bubbles('1 mensaje nuevo')).not.toEqual([])
    visitor.fill(MESSAGE, 'Perfecto, te espero.')
    await visitor.press('Enviar mensaje')
    expect(bubbles('Perfecto, te espero.')).toHaveLength(1)
  })

  it('without JavaScript a message at the top of a request is answered there', async () => {
    const { adopter, request } = await makeConversation('en revisión', [['owner', '¿Tienes patio?']])
    await visitor.openAs(adopter, request)
    const words = visitor.part('section', 'Camilo te escribió')
    visitor.fill('Tu mensaje para Camilo', 'Sí, uno grande.', words)
    await visitor.press('Enviar mensaje', words)
    expect(visitor.url).toBe(request)
    expect(visitor.words(visitor.part('section', 'Le escribiste a Camilo'))).toContain('Sí, uno grande.')
  })
})
