import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type PetFormValues, readPetForm } from '@/lib/pets/form-values'

/** The fields stay uncontrolled: this is for what is drawn from them. */
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
