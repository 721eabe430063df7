import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type PetFormValues, readPetForm } from '@/lib/pets/form-values'

/**
 * What stands in the form, as it changes. The fields themselves stay the browser's own: this is for what is drawn from
 * them.
 * @param initial what the form begins with
 */
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
