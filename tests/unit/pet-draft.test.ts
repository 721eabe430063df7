import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteDraft, readDraft, saveDraft } from '@/lib/pets/browser-draft'
import { hasInput, NO_VALUES, readPetForm } from '@/lib/pets/form-values'

const KEY = 'querencia-borrador'
const DAY = 86_400_000
const OWNER = 7
const VALUES = { fields: { name: 'Luna', type: 'perro', children: '' }, tags: ['amigable'], uploads: ['a'] }

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

describe('the draft of a pet', () => {
  it('a draft is restored for its author alone', () => {
    saveDraft(OWNER, VALUES)
    expect(readDraft(OWNER)).toMatchObject(VALUES)
    expect(readDraft(OWNER + 1)).toBeNull()
    expect(kept.size).toBe(0)
  })

  it('a draft is deleted on request and expires after a month', () => {
    saveDraft(OWNER, VALUES, 0)
    expect(readDraft(OWNER, 29 * DAY)).not.toBeNull()
    expect(readDraft(OWNER, 31 * DAY)).toBeNull()
    expect(kept.size).toBe(0)
    saveDraft(OWNER, VALUES)
    deleteDraft()
    expect(kept.size).toBe(0)
  })

  it('an empty form makes no draft', () => {
    saveDraft(OWNER, { fields: { name: ' ', children: '' }, tags: [], uploads: [] })
    expect(readDraft(OWNER)).toBeNull()
  })

  it.each([
    'no JSON',
    'null',
    '[]',
    '{"ownerId":7}',
    JSON.stringify({ ownerId: OWNER, savedAt: 0, fields: { name: 1 }, tags: [], uploads: [] }),
    JSON.stringify({ ownerId: OWNER, savedAt: 0, fields: {}, tags: [1], uploads: [] }),
  ])('a draft edited by hand is ignored: %s', (text) => {
    kept.set(KEY, text)
    expect(readDraft(OWNER, 0)).toBeNull()
  })
})

describe('what stands in the form', () => {
  it('the form is read with its lists and without files', () => {
    const form = new FormData()
    form.append('name', 'Luna')
    form.append('$ACTION_ID_1', '')
    form.append('tags[]', 'amigable')
    form.append('tags[]', 'divertido')
    form.append('uploads[]', 'a')
    form.append('files[]', new File(['x'], 'foto.jpg'))
    expect(readPetForm(form)).toEqual({
      fields: { name: 'Luna' },
      tags: ['amigable', 'divertido'],
      uploads: ['a'],
    })
  })

  it('a word, a tag or a photo counts as input', () => {
    expect(hasInput(NO_VALUES)).toBe(false)
    expect(hasInput({ ...NO_VALUES, fields: { children: '', name: '  ' } })).toBe(false)
    expect(hasInput({ ...NO_VALUES, fields: { name: 'L' } })).toBe(true)
    expect(hasInput({ ...NO_VALUES, tags: ['amigable'] })).toBe(true)
    expect(hasInput({ ...NO_VALUES, uploads: ['a'] })).toBe(true)
  })
})
