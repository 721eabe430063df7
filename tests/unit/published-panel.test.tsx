import { describe, expect, it } from 'vitest'
import { PublishedPanel } from '@/components/pets/publish/published-panel'
import type { EditablePetDto } from '@/lib/pets/dto'
import { samplePet } from '@/tests/support/fixtures'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

function panel(changes: Partial<EditablePetDto> = {}): string {
  const { photo, goodWith, ...pet } = samplePet({ name: 'Canelo', gender: 'macho' })
  const own: EditablePetDto = {
    ...pet,
    ...goodWith,
    photos: photo ? [{ ...photo, hash: 'a' }] : [],
    hold: null,
    public: true,
    adoptedHere: false,
    ...changes,
  }
  return draw(<PublishedPanel pet={own} site="https://querencia.example" voice="owner" />)
}

describe('what comes after publishing', () => {
  it('is to share the pet: WhatsApp first, in the owner’s voice, then its page or another pet', () => {
    const html = panel()
    expect(wordsOf(html)[0]).toBe('¡Canelo ya está publicado! Compártelo ahora')
    const links = linksIn(html).map(([, href]) => href)
    expect(decodeURIComponent(links[0] ?? '')).toContain('?text=Ayúdame a encontrarle familia a Canelo')
    expect(links.slice(-2)).toEqual(['/pet-detail/100001', '/create-pet'])
  })

  it.each([
    [
      { hold: { at: '2026-11-27T00:00:00Z', reason: 'reports', textIssue: null, removalReason: null } },
      'en cuanto la apruebe',
    ],
    [{ hold: null }, 'en cuanto aprobemos tu fundación'],
  ] as const)('is to wait where nobody sees the pet yet: %o', (changes, reason) => {
    const html = panel({ public: false, ...changes })
    expect(wordsOf(html).join(' ')).toContain(`Podrás compartirlo ${reason}`)
    expect(html).not.toContain('wa.me')
    expect(linksIn(html)).toEqual([['Publicar otra', '/create-pet']])
  })

  it('is to correct a text that keeps the pet hidden', () => {
    const hold = {
      at: '2026-11-27T00:00:00Z',
      reason: 'text',
      textIssue: 'phone',
      removalReason: null,
    } as const
    const html = panel({ public: false, hold })
    expect(wordsOf(html).join(' ')).toMatch(
      /parece tener un número de teléfono\. Si lo quitas, se publica al momento/,
    )
    expect(linksIn(html)[0]).toEqual(['Corregir el texto', '/dashboard/mascotas/100001'])
  })
})
