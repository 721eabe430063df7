import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CONSENT, CONSENT_MISSING } from '@/lib/adoption/dossiers/consent-copy'
import {
  copyRetention,
  decidingFacts,
  deletionWords,
  dossierFacts,
  HOME_LABELS,
  homeSentence,
} from '@/lib/adoption/dossiers/copy'
import type { DossierAnswers } from '@/lib/adoption/dossiers/dto'
import { needsConsent } from '@/lib/adoption/dossiers/policy'
import {
  dossierRecord,
  dossierSchema,
  dossierValues,
  newDossierSchema,
  otherPetValues,
} from '@/lib/adoption/dossiers/schema'
import { fieldErrors } from '@/lib/platform/http/form-data'
import { HOMES, HOURS_ALONE, TENURES } from '@/lib/text/vocabulary'

const FLAT: DossierAnswers = {
  home: 'apartamento',
  tenure: 'propio',
  adults: 2,
  children: 1,
  childrenAges: '8 años',
  otherPets: [],
  hoursAlone: '2 a 4',
  experience: null,
}
const FORM = { ...dossierValues(FLAT), otherPets: ['ninguna'], consent: '1' }

const errorsOf = (form: object, schema: typeof dossierSchema | typeof newDossierSchema = dossierSchema) => {
  const { error } = schema.safeParse({ ...FORM, ...form })
  return error ? fieldErrors(error) : {}
}

describe('the form of a dossier', () => {
  it('gives back what it was filled with', () => {
    const full: DossierAnswers = { ...FLAT, otherPets: ['perros', 'gatos'], experience: 'Sí.\nMucha.' }
    for (const dossier of [FLAT, full]) {
      const form = { ...dossierValues(dossier), otherPets: otherPetValues(dossier) }
      expect(dossierRecord(dossierSchema.parse(form))).toEqual(dossier)
    }
  })

  it('takes numbers in digits of any script', () => {
    expect(dossierSchema.parse({ ...FORM, adults: '２', children: '٣' })).toMatchObject({
      adults: 2,
      children: 3,
    })
  })

  it('every question that is not optional has one clear sentence', () => {
    const { error } = newDossierSchema.safeParse({})
    expect(error && fieldErrors(error)).toEqual({
      home: 'Elige dónde vives',
      tenure: 'Elige si es propio o arrendado',
      adults: 'Escribe cuántos adultos viven en tu casa, contigo',
      children: 'Escribe cuántos niños viven contigo, o 0',
      otherPets: 'Marca las que hay, o “Ninguna”',
      hoursAlone: 'Elige cuántas horas al día',
      consent: CONSENT_MISSING,
    })
  })

  it.each([
    [{ adults: '0' }, 'adults', /hasta 20/],
    [{ adults: '21' }, 'adults', /hasta 20/],
    [{ adults: ' ' }, 'adults', /^Escribe cuántos adultos viven en tu casa, contigo$/],
    [{ adults: 'dos' }, 'adults', /un número/],
    [{ adults: '2,5' }, 'adults', /un número/],
    [{ children: '-1' }, 'children', /un número/],
    [{ children: '99' }, 'children', /hasta 20/],
    [{ children: '0' }, 'children', /¿cuántos niños viven contigo\?/],
    [{ childrenAges: 'x'.repeat(61) }, 'childrenAges', /60 caracteres/],
    [{ experience: 'x'.repeat(501) }, 'experience', /500 caracteres/],
    [{ otherPets: ['ninguna', 'gatos'] }, 'otherPets', /no las dos/],
    [{ consent: 'sí' }, 'consent', /Marca la casilla/],
  ])('refuses %j', (form, field, sentence) => {
    expect(errorsOf(form)).toEqual({ [field]: expect.stringMatching(sentence) })
  })

  it('a value outside its list is refused where the question stands', () => {
    for (const field of ['home', 'tenure', 'hoursAlone', 'otherPets'])
      expect(errorsOf({ [field]: field === 'otherPets' ? ['loros'] : 'castillo' })).not.toEqual({})
  })

  it('says all that is wrong at once, rules between fields too', () => {
    expect(Object.keys(errorsOf({ adults: '0', children: '0', childrenAges: '8 años' })).toSorted()).toEqual([
      'adults',
      'children',
    ])
  })

  it('consent is required only where it is asked for', () => {
    expect(errorsOf({ consent: undefined })).toEqual({})
    expect(errorsOf({ consent: undefined }, newDossierSchema)).toEqual({ consent: CONSENT_MISSING })
  })
})

describe('the words of a dossier', () => {
  it('agree with the home and the pet', () => {
    expect(dossierFacts(FLAT, { reader: 'owner', gender: 'hembra' })).toEqual([
      ['Vivienda', 'Apartamento propio'],
      ['Con quién vive', '2 adultos y 1 niño (8 años)'],
      ['Otras mascotas', 'Ninguna'],
      ['Horas que estaría sola al día', '2 a 4'],
      ['Permiso del arrendador', 'No hace falta'],
      ['Experiencia', 'No la contó'],
    ])
    const house: DossierAnswers = {
      ...FLAT,
      home: 'casa',
      tenure: 'arrendado sin permiso',
      adults: 1,
      children: 0,
      childrenAges: null,
      otherPets: ['perros', 'gatos', 'otras'],
      hoursAlone: 'más de 8',
    }
    expect(Object.fromEntries(dossierFacts(house, { reader: 'adopter', gender: 'macho' }))).toEqual({
      Vivienda: 'Casa arrendada',
      'Con quién vives': '1 adulto, sin niños',
      'Otras mascotas': 'Perros, gatos y otras',
      'Horas que estaría solo al día': 'Más de 8',
      'Permiso del arrendador': 'Todavía no',
      'Tu experiencia': 'No la contaste',
    })
    expect(decidingFacts(house, 'macho')).toBe(
      'Casa arrendada, aún sin permiso · sin niños · con perros, gatos y otras mascotas · solo más de 8 horas al día',
    )
    const parents = { ...house, tenure: 'familiar' } as const
    expect(decidingFacts(parents, 'macho')).toContain('Casa de la familia · sin niños')
    expect(homeSentence(FLAT, 'hembra')).toBe(
      'apartamento propio, 2 adultos y 1 niño (8 años), sin otras mascotas, sola de 2 a 4 horas al día',
    )
  })

  it('exist for every answer', () => {
    for (const home of HOMES)
      for (const tenure of TENURES)
        for (const hoursAlone of HOURS_ALONE) {
          const words = homeSentence({ ...FLAT, home, tenure, hoursAlone }, 'hembra')
          expect(words).not.toContain('undefined')
          expect(words).toContain(HOME_LABELS[home].toLowerCase())
          expect(words).toContain(hoursAlone)
        }
  })

  it('say until when a copy is kept', () => {
    const at = '2026-11-20T15:00:00.000Z'
    const words = (status: 'enviada' | 'aceptada' | 'rechazada', reader: 'owner' | 'adopter' = 'owner') =>
      copyRetention({ status, updatedAt: at }, { reader, countryId: 'COL' })
    expect(words('enviada')).toBe('Se borra 90 días después si la rechazas.')
    expect(words('enviada', 'adopter')).toBe('Se borra 90 días después si no la aceptan.')
    expect(words('aceptada')).toBe('Se borra 90 días después de la adopción.')
    expect(words('rechazada')).toBe('Se borra el 18 de febrero de 2027.')
    const isTakenBack = { status: 'retirada', updatedAt: at, isTakenBack: true } as const
    expect(copyRetention(isTakenBack, { reader: 'adopter', countryId: 'COL' })).toBe(
      'Quien la recibió ya no la ve. Se borra el 18 de febrero de 2027.',
    )
  })

  it('say what a deletion takes along', () => {
    expect(deletionWords(0)).not.toContain('copia')
    expect(deletionWords(1)).toContain('la copia que enviaste con 1 solicitud')
    expect(deletionWords(3)).toContain('las copias que enviaste con 3 solicitudes')
  })
})

describe('the consent', () => {
  it('has a new version whenever its text changes', () => {
    const text = createHash('sha256')
      .update(JSON.stringify([CONSENT.summary, CONSENT.text]))
      .digest('hex')
    expect({ version: CONSENT.version, text: text.slice(0, 12) }).toEqual({
      version: 1,
      text: 'f6d33c3d1e14',
    })
  })

  it('is asked for at first and after a new version', () => {
    expect(needsConsent(null)).toBe(true)
    expect(needsConsent({ consentVersion: CONSENT.version })).toBe(false)
    expect(needsConsent({ consentVersion: CONSENT.version - 1 })).toBe(true)
  })
})
