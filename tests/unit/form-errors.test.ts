import { describe, expect, it } from 'vitest'
import { errorMessageOf, toFieldErrors } from '@/components/forms/form-errors'

describe('what the server found wrong', () => {
  it('an error has the name of its field', () => {
    const errors = toFieldErrors({ name: 'Debes ingresar un nombre' })
    expect(errorMessageOf(errors, 'name')).toBe('Debes ingresar un nombre')
    expect(errorMessageOf(errors, 'tags')).toBeUndefined()
  })

  it('an error in a list entry has the name of the list', () => {
    const errors = toFieldErrors({ 'tags.1': 'Elige entre los rasgos de la lista' })
    expect(errorMessageOf(errors, 'tags')).toBe('Elige entre los rasgos de la lista')
  })
})
