import { PetMissing } from '@/components/pets/pet-missing'

/** What `Missing` is replaced by once scripts run, and what a link inside the site leads to. */
export default function PetNotFound() {
  return <PetMissing />
}
