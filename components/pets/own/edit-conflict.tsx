'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { BothVersions } from '@/components/forms/edited-record'
import { Button, buttonClass } from '@/components/ui/button'
import type { EditablePetDto } from '@/lib/pets/dto'
import { petDifferences } from '@/lib/pets/edit-differences'
import { editValues, type PetFormValues } from '@/lib/pets/form-values'
import type { PetCatalog } from '@/lib/platform/catalog/pet-catalog'
import { ownPetPath } from '@/lib/text/routes'
import { fetchOwnPet } from './own-pet'

/** Of a pet that changed while it was edited: what is said otherwise on both sides, and the ways on. */
export function EditConflict({
  pet,
  catalog,
  readMine,
  onOverwrite,
}: {
  pet: EditablePetDto
  catalog: PetCatalog
  readMine: () => PetFormValues['fields']
  onOverwrite: (version: number) => void
}) {
  const [failed, setFailed] = useState(false)
  const [differences, setDifferences] = useState<ReturnType<typeof petDifferences>>([])
  const compare = useEffectEvent((newer: EditablePetDto) =>
    setDifferences(petDifferences(readMine(), editValues(newer).fields, catalog[newer.type])),
  )
  useEffect(() => {
    const leaving = new AbortController()
    // Without it the page of the newer version is one press away.
    fetchOwnPet(pet.id, leaving.signal).then(compare, () => {})
    return () => leaving.abort()
  }, [pet.id])

  const keepMine = async (form: HTMLFormElement | null) => {
    const present = await fetchOwnPet(pet.id).catch(() => null)
    setFailed(present === null)
    if (!present) return
    // The form has to carry the new version before it is sent.
    flushSync(() => onOverwrite(present.version))
    form?.requestSubmit()
  }

  return (
    <>
      {differences.map(({ label, ...texts }) => (
        <section key={label} aria-label={`${label}: lo tuyo y lo guardado`} className="mt-3 text-ink">
          <p className="mb-1.5 text-small font-semibold">{label}</p>
          <BothVersions {...texts} />
        </section>
      ))}
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
