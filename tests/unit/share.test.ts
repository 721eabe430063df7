import { describe, expect, it } from 'vitest'
import { facebookHref, shareTarget, shareText } from '@/lib/pets/share'
import { captionOf } from '@/lib/pets/share-caption'
import { samplePet } from '@/tests/support/fixtures'

const URL_OF_PAGE = 'https://querencia.example/pet-detail/100001'
const oso = samplePet({ name: 'Oso', gender: 'macho' })

describe('the text of a shared pet', () => {
  it('is in the voice of whoever shares it, and agrees with the pet', () => {
    expect(shareText(oso, URL_OF_PAGE, 'owner')).toBe(
      `Ayúdame a encontrarle familia a Oso 🐾 Está en Medellín, vacunado y esterilizado: ${URL_OF_PAGE}`,
    )
    expect(shareText(samplePet(), URL_OF_PAGE, 'foundation')).toBe(
      `Ayúdanos a encontrarle familia a Canela 🐾 Está en Medellín, vacunada y esterilizada: ${URL_OF_PAGE}`,
    )
    expect(shareText(samplePet(), URL_OF_PAGE, 'other')).toBe(
      `Canela busca familia 🐾 Está en Medellín, vacunada y esterilizada: ${URL_OF_PAGE}`,
    )
  })

  it.each([
    [{ health: 'no vacunado' }, 'Está en Medellín, esterilizado: '],
    [{ castrated: false }, 'Está en Medellín, vacunado: '],
    [{ health: 'no vacunado', castrated: false }, 'Está en Medellín: '],
  ] as const)('says nothing that is not true: %o', (changes, said) => {
    expect(shareText({ ...oso, ...changes }, URL_OF_PAGE, 'other')).toContain(`🐾 ${said}`)
  })

  it.each(['adoptado', 'en proceso'] as const)('asks for no family for a pet that is %s', (status) => {
    const text = shareText({ ...oso, status }, URL_OF_PAGE, 'owner')
    expect(text).toMatch(/^Oso, perro mestizo .*: https:/)
    expect(text).not.toContain('familia')
  })
})

describe('where a pet is shared', () => {
  it('WhatsApp gets the text, whatever is in the name, and the text can be read back', () => {
    const target = shareTarget(samplePet({ name: 'Sol & Luna' }), URL_OF_PAGE, 'other')
    expect(new URL(target.whatsapp).origin).toBe('https://wa.me')
    expect(captionOf(target)).toBe(
      `Sol & Luna busca familia 🐾 Está en Medellín, vacunada y esterilizada: ${URL_OF_PAGE}`,
    )
  })

  it('leaves every kept page a Latin-1 string', () => {
    const target = JSON.stringify(shareTarget(samplePet(), URL_OF_PAGE, 'other'))
    expect(Buffer.from(target, 'latin1').toString('latin1')).toBe(target)
  })

  it('Facebook gets the address, and only a pet that waits has a poster', () => {
    expect(new URL(facebookHref(URL_OF_PAGE)).searchParams.get('u')).toBe(URL_OF_PAGE)
    expect(shareTarget(oso, URL_OF_PAGE, 'other').poster).toBe('/pet-detail/100001/cartel')
    expect(shareTarget({ ...oso, status: 'adoptado' }, URL_OF_PAGE, 'other').poster).toBeUndefined()
  })
})
