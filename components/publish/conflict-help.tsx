'use client'

import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import type { EditablePetDto } from '@/lib/pets/dto'
import { ownPetPath } from '@/lib/routes'
import { fetchOwnPet } from './own-pet'

export function ConflictHelp({
  pet,
  onOverwrite,
}: {
  pet: EditablePetDto
  onOverwrite: (version: number) => void
}) {
  const [failed, setFailed] = useState(false)

  const keepMine = async (form: HTMLFormElement | null) => {
    const newer = await fetchOwnPet(pet.id).catch(() => null)
    setFailed(newer === null)
    if (!newer) return
    onOverwrite(newer.version)
    // After rendering, the form shows the new version.
    requestAnimationFrame(() => form?.requestSubmit())
  }

  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2 noscript:hidden">
        <a
          href={ownPetPath(pet.id)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          Abrir la versión nueva
        </a>
        <Button variant="ghost" size="sm" onClick={({ currentTarget }) => keepMine(currentTarget.form)}>
          Guardar lo mío
        </Button>
      </div>
      {failed && <p className="mt-2 text-small">No pudimos conectar. Inténtalo otra vez.</p>}
      <p className="hidden text-small noscript:block">Para quedarte con lo tuyo, guarda otra vez.</p>
    </>
  )
}
