import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type PetFormValues, readPetForm } from '@/lib/pets/form-values'

/** Current values of uncontrolled fields, for rendering. */
export function useLiveValues(form: RefObject<HTMLFormElement | null>, initial: PetFormValues) {
  const [values, setValues] = useState(initial)
  const read = (): PetFormValues => {
    const now = form.current ? readPetForm(new FormData(form.current)) : values
    setValues(now)
    return now
  }
  const pickUp = useEffectEvent(read)
  // Pick up input made before hydration.
  useEffect(() => {
    pickUp()
  }, [])
  return { values, read }
}
