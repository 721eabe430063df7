import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OwnerSwap } from '@/components/pets/own/owner-swap-island.signed-in'
import type { PetStatus } from '@/lib/text/vocabulary'
import { draw, wordsOf } from '@/tests/support/markup'

const seen = vi.hoisted(() => ({
  viewer: undefined as { role: string; petIds: number[] } | null | undefined,
}))
vi.mock('@/components/people/viewer/use-viewer', () => ({
  useViewer: () => seen.viewer,
  useOwns: (id: number) => seen.viewer?.petIds.includes(id) ?? false,
}))

const PET = 100_001
const STEPS = 'Enviar tu solicitud es gratis y no te compromete.'
const steps = () =>
  draw(
    <OwnerSwap petId={PET} part="steps">
      <ol>{STEPS}</ol>
    </OwnerSwap>,
  )

beforeEach(() => {
  seen.viewer = undefined
})

describe('what happens after a request, on the page of a pet', () => {
  it('is told to whoever may ask for it, and to whom is not known yet', () => {
    const html = `<ol>${STEPS}</ol>`
    expect(steps()).toBe(html)
    seen.viewer = null
    expect(steps()).toBe(html)
    seen.viewer = { role: 'user', petIds: [PET + 1] }
    expect(steps()).toBe(html)
  })

  it.each([
    ['its owner', { role: 'fundation', petIds: [PET] }, 'Cuando llegue una solicitud'],
    ['staff', { role: 'admin', petIds: [] }, 'Eres parte del equipo'],
  ])('keeps its space for %s, who reads something else there', (_, viewer, title) => {
    seen.viewer = viewer
    expect(steps()).toContain(`<div class="invisible"><ol>${STEPS}</ol></div>`)
    expect(wordsOf(steps())).toContain(title)
  })

  it('tells the owner of a paused pet that it left the searches, before they share it', () => {
    seen.viewer = { role: 'user', petIds: [PET] }
    const said = (status: PetStatus, paused: boolean) =>
      wordsOf(
        draw(
          <OwnerSwap petId={PET} part="words" status={status} paused={paused}>
            Cuéntale de ti.
          </OwnerSwap>,
        ),
      ).join(' ')
    expect(said('adoptable', true)).toContain('Salió de las búsquedas: confírmala en Mis Mascotas')
    expect(said('adoptable', true)).not.toContain('Compártela')
    expect(said('adoptable', false)).toContain('Compártela')
    // Nobody confirms it any more.
    expect(said('en proceso', true)).not.toContain('confírmala')
  })

  it('takes nothing else from staff, who own no pet', () => {
    seen.viewer = { role: 'admin', petIds: [] }
    const report = <a href="/report">Reportar</a>
    expect(
      draw(
        <OwnerSwap petId={PET} part="report">
          {report}
        </OwnerSwap>,
      ),
    ).toBe('<a href="/report">Reportar</a>')
  })
})
