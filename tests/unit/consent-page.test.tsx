import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { AskForm } from '@/components/adoption/asking/ask-form'
import { ConsentList } from '@/components/dashboard/consent-list'
import { MAIL_PURPOSES, MAIL_VERSIONS, PURPOSES } from '@/lib/people/consents/purposes'
import type { ConsentDto } from '@/lib/privacy/consents/dto'
import { changeConsentSchema } from '@/lib/privacy/consents/schema'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

const since = '2026-10-05T15:00:00Z'
const drawn = (consent: ConsentDto) => draw(<ConsentList consents={[consent]} countryId="COL" />)

describe('the consents of an account', () => {
  it('each say since when and to which text, with one button to take them back', () => {
    const html = drawn({ purpose: 'avisos', state: 'given', since, version: 1, canGive: true })
    expect(wordsOf(html).slice(0, 5)).toEqual([
      'Avisos de búsquedas guardadas',
      PURPOSES.avisos.text,
      'Lo permites desde el 5 de octubre de 2026 (texto, versión 1).',
      'Retirar el permiso',
      ': Avisos de búsquedas guardadas',
    ])
    expect(html).toContain('name="purpose" value="avisos"')
    expect(html).toContain('name="choice" value="withdraw"')
    expect(html.match(/<button/g)).toHaveLength(1)
  })

  it('to a text that has changed are renewed or taken back', () => {
    const html = drawn({ purpose: 'avisos', state: 'outdated', since, version: 1, canGive: true })
    expect(wordsOf(html)).toContain(
      'Lo permites desde el 5 de octubre de 2026, y el texto cambió después. ¿Lo sigues permitiendo?',
    )
    expect(wordsOf(html)).toEqual(expect.arrayContaining(['Seguir permitiéndolo', 'Retirar el permiso']))
    expect([...html.matchAll(/name="choice" value="(\w+)"/g)].map(([, choice]) => choice)).toEqual([
      'renew',
      'withdraw',
    ])
  })

  it('that were taken back are given again by one', () => {
    const html = drawn({ purpose: 'seguimiento', state: 'withdrawn', since, version: 1, canGive: true })
    expect(wordsOf(html)).toContain('No lo permites desde el 5 de octubre de 2026.')
    expect(html).toContain('name="choice" value="give"')
  })

  it('that need no question can be objected to', () => {
    const html = drawn({
      purpose: 'seguimiento',
      state: 'unasked',
      since: null,
      version: null,
      canGive: true,
    })
    expect(wordsOf(html)).toContain('Te preguntamos mientras no digas que no.')
    expect(html).toContain('name="choice" value="withdraw"')
  })

  it('to notices offer nothing without a saved search', () => {
    const html = drawn({ purpose: 'avisos', state: 'never', since: null, version: null, canGive: false })
    expect(html).not.toContain('<button')
  })

  it('to notices say what giving them again starts, and lead to the searches where it is nothing', () => {
    const withdrawn = { purpose: 'avisos', state: 'withdrawn', since, version: 1 } as const
    const some = drawn({ ...withdrawn, canGive: true, hasSearches: true })
    expect(wordsOf(some).join(' ')).toContain('Si lo das, siguen las búsquedas que se pausaron con él.')
    expect(some).toContain('name="choice" value="give"')
    const none = drawn({ ...withdrawn, canGive: false, hasSearches: true })
    expect(none).not.toContain('<button')
    expect(linksIn(none)).toEqual([['Ver tus búsquedas guardadas', '/dashboard/busquedas']])
  })

  it('to notices lead to no saved searches where the last one was deleted', () => {
    const withdrawn = { purpose: 'avisos', state: 'withdrawn', since, version: 1 } as const
    const html = drawn({ ...withdrawn, canGive: false, hasSearches: false })
    expect(wordsOf(html).join(' ')).toContain('Lo permites cuando guardas una búsqueda.')
    expect(linksIn(html)).toEqual([])
  })

  it('to a dossier lead to where it is deleted, or told', () => {
    const hogar = { purpose: 'hogar', canGive: true } as const
    expect(linksIn(drawn({ ...hogar, state: 'given', since, version: 1 }))).toEqual([
      ['Retirar y borrarlo : Lo de tu hogar', '/dashboard/adoptante?hogar=borrar#hogar'],
    ])
    expect(linksIn(drawn({ ...hogar, state: 'never', since: null, version: null }))).toEqual([
      ['Contar de tu hogar', '/dashboard/adoptante?hogar=editar#hogar'],
    ])
  })

  it('take a purpose and a choice of the lists', () => {
    expect(changeConsentSchema.safeParse({ purpose: 'avisos', choice: 'give' }).success).toBe(true)
    expect(changeConsentSchema.safeParse({ purpose: 'hogar', choice: 'give' }).success).toBe(false)
    expect(changeConsentSchema.safeParse({ purpose: 'avisos', choice: 'both' }).success).toBe(false)
  })

  it('to mails have a version per text: whoever changes a word raises it', () => {
    const texts = MAIL_PURPOSES.map((purpose) => [purpose, MAIL_VERSIONS[purpose], PURPOSES[purpose]])
    expect(createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12)).toBe('e36bf6fab7c8')
  })
})

const FORM = {
  ...{ petId: 1, publisher: 'Camilo', phone: null, border: null, gender: 'hembra' as const },
  ...{ before: '', after: '', card: '', keeper: '' },
}

describe('the form of a request', () => {
  it('asks for the declaration to be of age, never ticked beforehand', () => {
    const html = draw(<AskForm {...FORM} declaredAdult={false} />)
    const box = /<input[^>]*type="checkbox"[^>]*>/.exec(html)?.[0]
    expect(box).toContain('name="adult"')
    expect(box).not.toContain('checked')
    expect(wordsOf(html)).toContain('Tengo 18 años o más')
    expect(draw(<AskForm {...FORM} declaredAdult />)).not.toContain('type="checkbox"')
  })

  it('asks once more about a pet of another country, with a box that works without scripts', () => {
    const border = { pet: 'Chile', adopter: 'Ecuador', km: 5128 }
    const html = draw(<AskForm {...FORM} border={border} gender="macho" declaredAdult />)
    const box = /<input[^>]*name="abroad"[^>]*>/.exec(html)?.[0]
    expect(box).toContain('type="checkbox"')
    expect(box).not.toContain('checked')
    const words = wordsOf(html).join(' ')
    expect(words).toContain('Vive en Chile, tú en Ecuador')
    expect(words).toContain('Para adoptarlo tendrías que viajar y tramitar su salida.')
    expect(words).toContain('Entiendo que vive en otro país')
  })
})
