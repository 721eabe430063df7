import { describe, expect, it } from 'vitest'
import { firstMessage, rejectionLabel, rejectionText } from '@/lib/adoption/requests/copy'
import { type AskFacts, judgeAsk } from '@/lib/adoption/requests/policy'
import { askSchema, rejectSchema } from '@/lib/adoption/requests/schema'
import { whatsappUrl } from '@/lib/adoption/requests/whatsapp-url'
import { checkText } from '@/lib/pets/text-check'
import { GENDERS, REJECTION_REASONS } from '@/lib/text/vocabulary'

const NAMES = { adopter: 'Valentina', pet: 'Frida' }

describe('the kind texts of a rejection', () => {
  it('there is one for every reason, ready to send', () => {
    for (const gender of GENDERS) {
      const texts = REJECTION_REASONS.map((reason) => rejectionText(reason, { ...NAMES, gender }))
      expect(new Set(texts).size).toBe(REJECTION_REASONS.length)
      for (const text of texts) {
        expect(text).toMatch(/^Hola, Valentina\. Gracias .*Ojalá encuentres pronto a tu mascota\.$/)
        expect(checkText(text, 'user')).toBeNull()
        expect(rejectSchema.safeParse({ requestId: 1, reason: 'otro', text }).success).toBe(true)
      }
    }
  })

  it('the one for another reason blames nobody', () => {
    expect(rejectionText('otro', { ...NAMES, gender: 'hembra' })).toContain('No es por nada que hayas hecho.')
  })

  it('words agree with the pet', () => {
    expect(rejectionLabel('horas', 'hembra')).toBe('Pasa muchas horas sola')
    expect(rejectionText('horas', { ...NAMES, gender: 'macho' })).toContain('muchas horas solo')
  })
})

describe('the forms of a request', () => {
  it('a message is optional and has at most 1,000 characters as people count them', () => {
    expect(askSchema.parse({ petId: '100001' })).toEqual({ petId: 100_001, message: null })
    expect(askSchema.parse({ petId: 100_001, message: '  ' }).message).toBeNull()
    expect(askSchema.safeParse({ petId: 100_001, message: '🐈'.repeat(1000) }).success).toBe(true)
    const long = askSchema.safeParse({ petId: 100_001, message: 'a'.repeat(1001) })
    expect(long.error?.issues[0]?.message).toBe('Escribe 1000 caracteres o menos')
  })

  it('a rejection needs a reason of the list and a text', () => {
    const empty = rejectSchema.safeParse({ requestId: 1, reason: 'porque sí', text: ' ' })
    expect(empty.error?.issues.map(({ message }) => message)).toEqual([
      'Elige un motivo',
      'Escribe unas palabras: alguien espera tu respuesta',
    ])
  })
})

describe('the WhatsApp link', () => {
  const { text } = firstMessage('adopter', { me: 'Valentina', other: 'Camilo', pet: 'Frida' })

  it('has the number with its country and the text that starts the conversation', () => {
    expect(whatsappUrl('+57 300 555 0142', '593', text)).toBe(
      `https://wa.me/573005550142?text=${encodeURIComponent(text)}`,
    )
    expect(whatsappUrl('099 555 0142', '+593', 'Hola')).toBe('https://wa.me/593995550142?text=Hola')
    expect(whatsappUrl('0057 300 555 0142', '593', 'Hola')).toBe('https://wa.me/573005550142?text=Hola')
    expect(text).toContain('Hola, Camilo. Soy Valentina, de Querencia.')
  })

  it('leaves a country’s prefix that was written without a plus', () => {
    expect(whatsappUrl('57 300 555 0142', '57', 'Hola')).toBe('https://wa.me/573005550142?text=Hola')
  })

  it('reaches Argentine mobiles as WhatsApp dials them, with the 9 and without the 15', () => {
    const written = [
      '+54 9 11 5555 0142',
      '+54 11 5555 0142',
      '11 5555 0142',
      '011 15 5555 0142',
      '54 11 15 5555 0142',
    ]
    for (const phone of written)
      expect(whatsappUrl(phone, '54', 'Hola')).toBe('https://wa.me/5491155550142?text=Hola')
    expect(whatsappUrl('0341 15 555 0142', '54', 'Hola')).toBe('https://wa.me/5493415550142?text=Hola')
    expect(whatsappUrl('02966 15 55 0142', '54', 'Hola')).toBe('https://wa.me/5492966550142?text=Hola')
  })

  it('is not there without a number', () => {
    for (const phone of [null, '', 'no tengo', '12']) expect(whatsappUrl(phone, '57', 'Hola')).toBeNull()
  })
})

describe('whether somebody may ask for a pet', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const facts: AskFacts = {
    ownerId: 1,
    status: 'adoptable',
    held: false,
    paused: false,
    publishable: true,
    openRequestId: null,
    concluded: false,
    rejectedAt: null,
  }
  it.each([
    ['may', {}],
    ['paused', { paused: true }],
    ['own', { ownerId: 2, publishable: false }],
    ['asked', { openRequestId: 7, status: 'en proceso' }],
    ['held', { held: true }],
    ['in process', { status: 'en proceso' }],
    ['adopted', { status: 'adoptado' }],
    ['adopted by asker', { status: 'adoptado', concluded: true, publishable: false }],
    ['may', { status: 'adoptable', concluded: true }],
    ['gone', { status: 'inactivo', publishable: false }],
    ['rejected', { rejectedAt: new Date('2026-08-25T00:00:00Z') }],
    ['may', { rejectedAt: new Date('2026-08-23T00:00:00Z') }],
  ] as const)('the verdict is “%s” for %j', (verdict, change) => {
    expect(judgeAsk({ ...facts, ...change }, 2, now)).toBe(verdict)
  })

  it('an unknown pet is gone', () => {
    expect(judgeAsk(null, 2, now)).toBe('gone')
  })
})
