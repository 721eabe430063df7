import { expect, it } from 'vitest'
import { statusQuestion, withdrawalConsequence } from '@/lib/pets/status-copy'
import type { PetStatus } from '@/lib/text/vocabulary'

const LUNA = { name: 'Luna', gender: 'hembra' } as const

it('asks what becomes of those who asked for the pet', () => {
  const said = (status: 'adoptable' | 'en proceso' | 'adoptado', to: 'adoptado' | 'adoptable') =>
    statusQuestion({ ...LUNA, status }, to).consequence
  expect(said('adoptable', 'adoptado')).toMatch(/solicitudes abiertas, se cierran.*Si la adopta/)
  expect(said('en proceso', 'adoptado')).toContain('con la persona que aceptaste')
  expect(said('en proceso', 'adoptable')).toContain('La aceptación se deshace')
  expect(said('adoptado', 'adoptable')).toContain('queda como devuelta')
})

it('says before a listing is withdrawn what ends with it', () => {
  const said = (status: PetStatus) => withdrawalConsequence({ ...LUNA, status })
  expect(said('adoptable')).toContain('Si tiene solicitudes abiertas, se cierran')
  expect(said('adoptado')).toContain('tampoco preguntaremos más cómo le va')
  expect(said('adoptado')).not.toContain('abiertas')
  expect(said('en proceso')).toMatch(/adopción que aceptaste termina.*vive con ella, márcala como adoptada/)
})
