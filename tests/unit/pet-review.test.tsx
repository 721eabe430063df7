import { expect, it, vi } from 'vitest'
import { PetReview } from '@/components/moderation/staff/pet-review'
import { removalText } from '@/lib/moderation/staff/copy'
import type { PetModerationDto } from '@/lib/moderation/staff/dto'
import { petPath } from '@/lib/text/routes'
import { samplePet } from '@/tests/support/fixtures'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

vi.mock('@/components/moderation/staff/decision-form', () => ({
  DecisionForm: ({ decision, title, text }: { decision: string; title?: string; text?: string }) => (
    <p>
      <b>{decision}</b>
      <i>{title}</i>
      <span>{text}</span>
    </p>
  ),
}))

const pet = samplePet()
const REVIEW: PetModerationDto = {
  pet,
  hold: null,
  hasPage: true,
  owner: { id: 7, name: 'Paola Vera', standing: 'public', registeredAt: '2026-01-02T10:00:00.000Z', pets: 1 },
  relatedAccounts: [],
  reports: [],
  reporters: [],
  pairs: [],
  blockedPhotos: 0,
  ends: { requests: 0, gifts: 0 },
  waits: false,
  isRemovable: true,
  seen: 'x',
}
const page = (changes: Partial<PetModerationDto>) =>
  draw(<PetReview review={{ ...REVIEW, ...changes }} history={[]} countryId="ECU" asksPassword={false} />)

const DECISIONS = /^(releasePet|keepPet|removePet|blockPet|unblockPet)$/
const decisionsOn = (changes: Partial<PetModerationDto>) =>
  wordsOf(page(changes)).filter((word) => DECISIONS.test(word))
const leadsToPage = (html: string) => linksIn(html).some(([, href]) => href === petPath(pet.id))

it('leads to the page of the pet where there is one, else says why there is none', () => {
  expect(leadsToPage(page({}))).toBe(true)
  const hidden = page({ hasPage: false, owner: { ...REVIEW.owner, standing: 'suspended' } })
  expect(leadsToPage(hidden)).toBe(false)
  expect(wordsOf(hidden)).toEqual(expect.arrayContaining(['Oculta', 'Oculta: su cuenta está suspendida']))
})

it('names suspended accounts with the telephone or the mailbox of its owner', () => {
  const alike = { id: 9, name: 'Paola V.', samePhone: true, sameMailbox: false }
  const html = page({ relatedAccounts: [alike] })
  expect(linksIn(html)).toContainEqual(['Paola V.', '/admin/cuentas/9'])
  expect(wordsOf(html).join(' ')).toContain('mismo teléfono')
  expect(wordsOf(page({})).join(' ')).not.toContain('suspendida')
})

it('offers what can be decided: to remove it or block it also when nobody reported it', () => {
  expect(decisionsOn({})).toEqual(['removePet', 'blockPet'])
  expect(decisionsOn({ waits: true })).toEqual(['keepPet', 'removePet', 'blockPet'])
  const hold = { at: '2026-01-02T10:00:00.000Z', textIssue: null, removalReason: null }
  expect(decisionsOn({ waits: true, hold: { ...hold, reason: 'reports' } })).toEqual([
    'releasePet',
    'removePet',
    'blockPet',
  ])
  expect(decisionsOn({ waits: true, hold: { ...hold, reason: 'block' } })).toEqual([
    'unblockPet',
    'removePet',
  ])
  expect(decisionsOn({ isRemovable: false })).toEqual(['blockPet'])
})

it('offers two decisions about the reports of a pet that its owner withdrew', () => {
  const withdrawn = { pet: { ...pet, status: 'inactivo' } as const, hasPage: false, waits: true }
  expect(decisionsOn(withdrawn)).toEqual(['keepPet', 'removePet', 'blockPet'])
  const words = wordsOf(page(withdrawn))
  expect(words).toEqual(
    expect.arrayContaining([
      'Quien la publicó la retiró con reportes abiertos',
      'Descartar los reportes',
      'Aceptar los reportes',
    ]),
  )
  expect(wordsOf(page({ waits: true }))).not.toContain('Aceptar los reportes')
  const approves = /Su texto queda aprobado: si quien la publicó/
  const hold = {
    at: '2026-01-02T10:00:00.000Z',
    reason: 'text',
    textIssue: 'phone',
    removalReason: null,
  } as const
  expect(words.join(' ')).not.toMatch(approves)
  expect(wordsOf(page({ ...withdrawn, hold })).join(' ')).toMatch(approves)
})

it('says what its removal ends for good', () => {
  const BACK = 'Si quien la publicó la publica otra vez, espera a que el equipo la revise.'
  expect(removalText({ requests: 0, gifts: 0 })).toBe(BACK)
  expect(removalText({ requests: 1, gifts: 0 })).toBe(
    `Con ella termina 1 solicitud abierta, y eso no se deshace. ${BACK}`,
  )
  expect(removalText({ requests: 3, gifts: 1 })).toBe(
    `Con ella terminan 3 solicitudes abiertas y 1 aporte mensual, y eso no se deshace. ${BACK}`,
  )
})
