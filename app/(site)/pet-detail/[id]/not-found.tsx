import { PetMissing } from '@/components/pets/pet-missing'

/** Replaces `Missing` after hydration and for client navigation. */
export default function PetNotFound() {
  return <PetMissing />
}
