import { describe, expect, it } from 'vitest'
import { asErrors, messageOf } from '@/components/forms/trouble'

describe('what the server found wrong', () => {
  it('is told under the name of the field', () => {
    const errors = asErrors({ name: 'Debes ingresar un nombre' })
    expect(messageOf(errors, 'name')).toBe('Debes ingresar un nombre')
    expect(messageOf(errors, 'tags')).toBeUndefined()
  })

  it('with one entry of a list is told under the name of the list', () => {
    const errors = asErrors({ 'tags.1': 'Elige entre los rasgos de la lista' })
    expect(messageOf(errors, 'tags')).toBe('Elige entre los rasgos de la lista')
  })
})
