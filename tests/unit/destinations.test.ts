import { describe, expect, it } from 'vitest'
import {
  goOnLabel,
  lastStepText,
  loginText,
  mailedStepText,
  registerText,
} from '@/lib/people/destinations/copy'
import { readDestination } from '@/lib/people/destinations/destination'
import { confirmEmailMail } from '@/lib/platform/outbox/templates/account'

describe('where a callback URL leads', () => {
  it.each([
    ['/adoption?mascota=7', { purpose: 'adopt', petId: 7, foundationId: null }],
    ['/adoption?mascota=7&hogar=editar#hogar', { purpose: 'adopt', petId: 7, foundationId: null }],
    ['/quizz?mascota=7&type=perro', { purpose: 'adopt', petId: 7, foundationId: null }],
    ['/quizz?type=perro', { purpose: 'save-quiz', petId: null, foundationId: null }],
    ['/sponsor?mascota=7', { purpose: 'donate', petId: 7, foundationId: null }],
    ['/sponsor?fundacion=3&monto=5000', { purpose: 'donate', petId: null, foundationId: 3 }],
    ['/favorites/7', { purpose: 'favourite', petId: 7, foundationId: null }],
    ['/favorites', { purpose: 'see-favourites', petId: null, foundationId: null }],
    ['/pet-detail/7', { purpose: 'see-pet', petId: 7, foundationId: null }],
    ['/review/3?pagina=2', { purpose: 'review', petId: null, foundationId: 3 }],
    ['/create-pet', { purpose: 'publish', petId: null, foundationId: null }],
    ['/searcher/todos#guardar-busqueda', { purpose: 'save-search', petId: null, foundationId: null }],
    ['/dashboard?mascota=7', { purpose: 'go-on', petId: null, foundationId: null }],
    ['/adoption?mascota=7e3', { purpose: 'adopt', petId: null, foundationId: null }],
    ['/constructor', { purpose: 'go-on', petId: null, foundationId: null }],
    [null, { purpose: 'go-on', petId: null, foundationId: null }],
  ] as const)('%s', (path, destination) => {
    expect(readDestination(path)).toEqual(destination)
  })
})

describe('the words on the way to an account', () => {
  const adopt = { purpose: 'adopt', pet: 'Almendra', keeper: 'Camilo' } as const
  const publish = { purpose: 'publish', pet: null, keeper: null } as const
  const elsewhere = { purpose: 'go-on', pet: null, keeper: null } as const

  it('name the pet and who is written to', () => {
    expect(registerText(adopt)).toBe('Crea tu cuenta para escribirle a Camilo. Un minuto.')
    expect(loginText(adopt)).toBe('Entra para escribirle a Camilo.')
    expect(lastStepText(adopt)).toBe('Un paso y tu solicitud para Almendra sigue.')
    expect(goOnLabel(adopt)).toBe('Seguir con Almendra')
  })

  it('say what else somebody came for', () => {
    expect(registerText(publish)).toBe('Crea tu cuenta para publicar tu mascota. Un minuto.')
    expect(loginText({ purpose: 'review', pet: null, keeper: 'Cola Contenta' })).toBe(
      'Entra para comentar sobre Cola Contenta.',
    )
    expect(loginText({ purpose: 'donate', pet: 'Almendra', keeper: 'Cola Contenta' })).toBe(
      'Entra para donar a Cola Contenta.',
    )
    expect(lastStepText(publish)).toBe('Un paso más para publicar tu mascota.')
    expect(goOnLabel(publish)).toBe('Publicar mi mascota')
  })

  it('are none where the callback URL says nothing', () => {
    for (const words of [registerText, loginText, lastStepText, mailedStepText])
      expect(words(elsewhere)).toBeNull()
    expect(goOnLabel(elsewhere)).toBe('Continuar')
  })

  it('of the mail name the pet in its subject and body', () => {
    const person = { name: 'Ana', url: 'https://querencia.example/c' }
    const mail = confirmEmailMail({ ...person, onward: { pet: 'Almendra', step: mailedStepText(adopt) } })
    expect(mail.subject).toBe('Confirma tu correo y sigue con Almendra')
    expect(mail.text).toContain('Solo falta un paso para que siga tu solicitud para Almendra: confirma')
    expect(confirmEmailMail(person).text).toContain('Solo falta un paso: confirma')
    expect(confirmEmailMail(person).subject).toBe('Confirma tu correo en Querencia')
  })
})
