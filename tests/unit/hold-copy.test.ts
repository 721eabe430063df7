import { describe, expect, it } from 'vitest'
import { isBlockedListing, ownPetNote, ownPetState } from '@/lib/pets/copy'
import { ownerHoldSentence, publishedNotice, staffHoldSentence, textIssueWarning } from '@/lib/pets/hold-copy'
import { type HoldReason, TEXT_ISSUES } from '@/lib/text/vocabulary'

describe('the sentence of a held pet', () => {
  it('each text issue has a sentence for the owner and one for staff', () => {
    const sentences = TEXT_ISSUES.flatMap((textIssue) => [
      ownerHoldSentence({ textIssue }),
      staffHoldSentence({ reason: 'text', textIssue }),
    ])
    expect(new Set(sentences).size).toBe(2 * TEXT_ISSUES.length)
    expect(sentences.slice(0, 2)).toEqual([
      expect.stringContaining('Nuestro equipo revisa'),
      'Oculta: el texto parece tener un correo electrónico',
    ])
  })

  it('speaks of bank data in the plural', () => {
    expect(ownerHoldSentence({ textIssue: 'bank' })).toContain('Si los quitas, se publica al momento.')
    expect(ownerHoldSentence({ textIssue: 'price' })).toContain('Si lo quitas, se publica al momento.')
    expect(textIssueWarning('bank')).toContain('hay datos bancarios. Si los dejas')
  })

  it('other holds tell the owner only that staff review the pet', () => {
    expect(ownerHoldSentence({ textIssue: null })).toBe(
      'Nuestro equipo está revisando esta publicación. Mientras tanto nadie más la ve.',
    )
  })

  it('one that waits because of an earlier removal says so, on its page and when it is published', () => {
    expect(ownerHoldSentence({ reason: 'staff', textIssue: null })).toContain(
      'porque hace poco retiró otra tuya',
    )
    expect(publishedNotice('staff')).toBe('petInReview')
    expect(publishedNotice('text')).toBe('petHeld')
    expect(publishedNotice(null)).toBe('petCreated')
  })

  it('a removal tells the owner who removed it and why, before and after it is published again', () => {
    const hold = { at: '2026-11-27T00:00:00Z', reason: 'removal', textIssue: null } as const
    const pet = { name: 'Luna', gender: 'hembra', public: false, paused: false } as const
    const removed = { ...pet, status: 'inactivo', hold: { ...hold, removalReason: 'Pide dinero.' } } as const
    expect(ownPetState(removed).label).toBe('Retirada por el equipo')
    expect(ownPetNote(removed)).toMatch(
      /^Nuestro equipo retiró esta publicación: «Pide dinero\.» Si corriges/,
    )
    expect(ownPetNote({ ...removed, status: 'adoptable' })).toMatch(/«Pide dinero\.» La revisa antes/)
    const note = (removalReason: string | null) =>
      ownPetNote({ ...removed, hold: { ...hold, removalReason } })
    expect(note(null)).toContain('publicación. Si')
    expect(note('Pide dinero por entregarla')).toContain('«Pide dinero por entregarla». Si corriges')
    expect(note('¿Es tuya?')).toContain('«¿Es tuya?» Si corriges')
    const own = { ...pet, status: 'inactivo', hold: null } as const
    expect([ownPetState(own).label, ownPetNote(own)]).toEqual(['Retirada', null])
  })

  it('a blocked listing is called so in every state, and is none that can be changed', () => {
    const hold = {
      at: '2026-11-27T00:00:00Z',
      reason: 'block',
      textIssue: null,
      removalReason: null,
    } as const
    for (const status of ['adoptable', 'inactivo', 'adoptado'] as const) {
      const pet = { name: 'Luna', gender: 'hembra', public: false, paused: false, status, hold } as const
      expect(ownPetState(pet).label).toBe('Bloqueada')
      expect(ownPetNote(pet)).toBe(ownerHoldSentence(hold))
      expect([isBlockedListing(pet), isBlockedListing({ hold: { ...hold, reason: 'text' } })]).toEqual([
        true,
        false,
      ])
    }
  })

  it('other holds tell staff who held the pet', () => {
    const sentence = (reason: HoldReason) => staffHoldSentence({ reason, textIssue: null })
    expect(sentence('reports')).toBe('Oculta: la reportaron varias personas')
    expect(sentence('removal')).toBe('Oculta: el equipo la retiró y se volvió a publicar')
    expect(sentence('staff')).toContain('retiró otra publicación de la misma cuenta')
  })
})
