import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PetConfirmation } from '@/components/pets/pet-confirmation'
import { confirmationLinkError } from '@/lib/pets/freshness/copy'
import { petPath } from '@/lib/text/routes'

it('the page of a confirmation link leads to the listing only where others see it', () => {
  const page = (hasPage: boolean) => {
    const pet = { id: 7, name: 'Pata', hasPage }
    const linkError = confirmationLinkError('settled', { name: 'Pata', status: 'inactivo' })
    return renderToStaticMarkup(<PetConfirmation token="token" pet={pet} linkError={linkError} />)
  }
  expect(page(true)).toContain(`href="${petPath(7)}"`)
  expect(page(false)).not.toContain('Ver la publicación')
})
