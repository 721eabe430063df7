'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, buttonClass } from '@/components/ui/button'
import type { EditablePetDto } from '@/lib/pets/dto'
import { ownPetPath } from '@/lib/text/routes'
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
    // The form has to carry the new version before it is sent.
    flushSync(() => onOverwrite(newer.version))
    form?.requestSubmit()
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
