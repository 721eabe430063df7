import { Baby, Cat, Check, Dog, X } from 'lucide-react'
import { petCompanions } from '@/lib/copy/pet-facts'
import type { PetDto } from '@/lib/pets/dto'

const ICONS = { children: Baby, dogs: Dog, cats: Cat }

/** Who the pet gets on with. 'Sin datos' stays 'Sin datos': nobody tried it yet. */
export function Companions({ pet }: { pet: PetDto }) {
  return (
    <ul className="grid grid-cols-1 gap-2 md:grid-cols-3">
      {petCompanions(pet).map(({ companion, label, answer }) => {
        const Icon = ICONS[companion]
        const known = answer === 'Sí' || answer === 'No'
        return (
          <li
            key={companion}
            className="flex items-center gap-3 rounded-2xl border-[1.5px] border-line px-4 py-3 font-semibold"
          >
            <Icon aria-hidden size={20} strokeWidth={1.9} className={known ? 'text-monte' : 'text-ink-3'} />
            <span className={known ? 'grow' : 'grow text-ink-3'}>{label}</span>
            {answer === 'Sí' && <Check aria-hidden size={18} className="text-monte" />}
            {answer === 'No' && <X aria-hidden size={18} className="text-guayaba" />}
            <span className={known ? 'text-fine' : 'text-fine font-medium text-ink-3'}>{answer}</span>
          </li>
        )
      })}
    </ul>
  )
}
