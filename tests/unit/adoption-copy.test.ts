import { describe, expect, it } from 'vitest'
import { adopterAbroad, borderWords } from '@/lib/adoption/requests/border-copy'
import { firstMessage, rejectionLabel, rejectionText } from '@/lib/adoption/requests/copy'
import { type AskFacts, askVerdict } from '@/lib/adoption/requests/policy'
import { askFormSchema, askSchema, rejectSchema } from '@/lib/adoption/requests/schema'
import { checkText } from '@/lib/text/check/text-check'
import { GENDERS, REJECTION_REASONS } from '@/lib/text/vocabulary'

const NAMES = { adopter: 'Valentina', pet: 'Frida', isFoundation: false }
const VOICES = GENDERS.flatMap((gender) => [true, false].map((isFoundation) => ({ gender, isFoundation })))

describe('the kind texts of a rejection', () => {
  it('invite to no new request, which the rejection itself refuses for months', () => {
    for (const reason of REJECTION_REASONS)
      expect(rejectionText(reason, { ...NAMES, gender: 'hembra' })).not.toMatch(
        /solicitud nueva|otra solicitud/,
      )
  })

  it('there is one for every reason, ready to send', () => {
    for (const voice of VOICES) {
      const texts = REJECTION_REASONS.map((reason) => rejectionText(reason, { ...NAMES, ...voice }))
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
    expect(rejectionLabel('horas', { gender: 'hembra', isFoundation: false })).toBe('Pasa muchas horas sola')
    expect(rejectionText('horas', { ...NAMES, gender: 'macho' })).toContain('muchas horas solo')
  })

  it('a foundation speaks as several, a person as one', () => {
    const ONE = /\b(mis?|yo|elegí|prefiero|quiero|necesito|escribí|supe|seguí|sé|pensé)(?![\p{L}])/iu
    const SEVERAL = /\p{L}+[aei]mos\b|\bnuestr/u
    const said = (reason: (typeof REJECTION_REASONS)[number], isFoundation: boolean) => {
      const voice = { gender: 'hembra', isFoundation } as const
      return `${rejectionLabel(reason, voice)} ${rejectionText(reason, { ...NAMES, ...voice })}`
    }
    for (const reason of REJECTION_REASONS) {
      expect(said(reason, true)).not.toMatch(ONE)
      expect(said(reason, false)).not.toMatch(SEVERAL)
      if (ONE.test(said(reason, false))) expect(said(reason, true)).toMatch(SEVERAL)
    }
    expect(rejectionLabel('otra familia', { gender: 'macho', isFoundation: true })).toBe(
      'Elegimos a otra familia',
    )
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

  it('our own form needs the declaration to be of age, the API does not', () => {
    for (const adult of [undefined, '', 'no'])
      expect(askFormSchema.safeParse({ petId: 1, adult }).error?.issues).toMatchObject([
        { path: ['adult'], message: 'Para adoptar tienes que ser mayor de edad' },
      ])
    const told = { petId: 1, message: null, adult: true }
    expect(askFormSchema.parse({ petId: 1, adult: 'si' })).toEqual({ ...told, abroad: false })
    expect(askFormSchema.parse({ petId: 1, adult: 'si', abroad: 'si' })).toEqual({ ...told, abroad: true })
    expect(askSchema.parse({ petId: 1 })).not.toHaveProperty('adult')
  })

  it('a rejection needs a reason of the list and a text', () => {
    const empty = rejectSchema.safeParse({ requestId: 1, reason: 'porque sí', text: ' ' })
    expect(empty.error?.issues.map(({ message }) => message)).toEqual([
      'Elige un motivo',
      'Escribe unas palabras: alguien espera tu respuesta',
    ])
  })
})

it('the first message says who writes and to whom, which may be several', () => {
  const [valentina, frida] = ['Valentina', 'Frida']
  const textOf = (side: 'owner' | 'adopter', owner: string, isFoundation: boolean) => {
    const [me, other] = side === 'owner' ? [owner, valentina] : [valentina, owner]
    return firstMessage(side, { me, other, pet: frida, isFoundation }).text
  }
  expect(textOf('adopter', 'Camilo', false)).toContain(
    'Hola, Camilo. Soy Valentina, te escribo por Querencia.',
  )
  expect(textOf('adopter', 'Huellas', true)).toContain(
    'Hola, Huellas. Soy Valentina, les escribo por Querencia.',
  )
  expect(textOf('owner', 'Camilo', false)).toContain('Soy Camilo, te escribo por Querencia.')
  expect(textOf('owner', 'Huellas', true)).toContain('Somos Huellas, te escribimos por Querencia.')
})

it('a border is told to both sides with the kilometres, where both cities are known', () => {
  const border = { pet: 'Chile', adopter: 'Ecuador', km: 5128 }
  expect(borderWords(border, 'hembra')).toEqual({
    title: 'Vive en Chile, tú en Ecuador',
    text: 'Está a 5128 km de tu ciudad. Para adoptarla tendrías que viajar y tramitar su salida.',
  })
  expect(borderWords({ ...border, km: null }, 'macho').text).toBe(
    'Para adoptarlo tendrías que viajar y tramitar su salida.',
  )
  expect(adopterAbroad(border)).toBe('Vive en Ecuador, a 5128 km')
  expect(adopterAbroad({ ...border, km: null })).toBe('Vive en Ecuador')
})

describe('whether somebody may ask for a pet', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const facts: AskFacts = {
    ownerId: 1,
    status: 'adoptable',
    held: false,
    paused: false,
    publishable: true,
    requestsFrom: 'cualquier lugar',
    pet: { cityId: 1, countryId: 'CHL' },
    adopter: { cityId: 2, countryId: 'CHL' },
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
    ['may', { adopter: { cityId: 3, countryId: 'ECU' } }],
    ['may', { adopter: { cityId: null, countryId: null } }],
    ['may', { requestsFrom: 'su país' }],
    ['too far', { requestsFrom: 'su país', adopter: { cityId: 3, countryId: 'ECU' } }],
    ['too far', { requestsFrom: 'su país', adopter: { cityId: null, countryId: null } }],
    ['too far', { requestsFrom: 'su ciudad' }],
    ['too far', { requestsFrom: 'su ciudad', adopter: { cityId: null, countryId: 'CHL' } }],
    ['may', { requestsFrom: 'su ciudad', adopter: { cityId: 1, countryId: 'CHL' } }],
    ['asked', { requestsFrom: 'su ciudad', openRequestId: 7 }],
  ] as const)('the verdict is “%s” for %j', (verdict, change) => {
    expect(askVerdict({ ...facts, ...change }, 2, now)).toBe(verdict)
  })

  it('an unknown pet is gone', () => {
    expect(askVerdict(null, 2, now)).toBe('gone')
  })
})
