import { expect, it } from 'vitest'
import { foldOpenings } from '@/components/moderation/staff/audit-log'
import type { AuditEntryDto } from '@/lib/moderation/staff/audit-log/dto'
import { auditVerb } from '@/lib/text/copy/audit'

const OPENING: AuditEntryDto = {
  id: 9,
  actor: 'Daniela Morales',
  fromCommandLine: false,
  action: 'document.view',
  kind: 'foundation',
  subjectId: 4,
  name: 'Hogar Nuevo Rumbo',
  isOpen: true,
  count: null,
  documentId: 1,
  reason: null,
  createdAt: '2026-11-20T15:00:00.000Z',
}

const told = (entries: AuditEntryDto[]) =>
  foldOpenings(entries).map(({ id, actor, action, count, name }) =>
    [id, actor, auditVerb(action, count), name].join(' '),
  )

it('consecutive openings by one person of a foundation’s documents are one entry that counts the documents', () => {
  expect(told([OPENING, { ...OPENING, id: 8, documentId: 2 }, { ...OPENING, id: 7 }])).toEqual([
    '9 Daniela Morales abrió 2 documentos de Hogar Nuevo Rumbo',
  ])
})

it('openings by others, of others, or with something in between stay entries of their own', () => {
  expect(
    told([
      OPENING,
      { ...OPENING, id: 8, actor: 'Inés Prado' },
      { ...OPENING, id: 7, actor: 'Inés Prado', subjectId: 6, name: 'Patitas' },
      { ...OPENING, id: 6, action: 'foundation.approve' },
      { ...OPENING, id: 5 },
    ]),
  ).toEqual([
    '9 Daniela Morales abrió un documento de Hogar Nuevo Rumbo',
    '8 Inés Prado abrió un documento de Hogar Nuevo Rumbo',
    '7 Inés Prado abrió un documento de Patitas',
    '6 Daniela Morales aprobó a Hogar Nuevo Rumbo',
    '5 Daniela Morales abrió un documento de Hogar Nuevo Rumbo',
  ])
})

it('readings of one reported conversation are one entry, and no opened documents', () => {
  const reading: AuditEntryDto = {
    ...OPENING,
    action: 'conversation.view',
    kind: 'report',
    documentId: null,
    name: null,
  }
  expect(told([reading, { ...reading, id: 8 }, { ...OPENING, id: 7 }])).toEqual([
    '9 Daniela Morales leyó la conversación del reporte ',
    '7 Daniela Morales abrió un documento de Hogar Nuevo Rumbo',
  ])
})
