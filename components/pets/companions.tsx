import { Icon } from '@/components/ui/icon/icon'
import type { PetDto } from '@/lib/pets/dto'
import { petCompanions } from '@/lib/pets/fact-copy'

const ICONS = { children: 'baby', dogs: 'dog', cats: 'cat' } as const

export function Companions({ pet }: { pet: PetDto }) {
  return (
    <ul className="grid grid-cols-1 gap-2 md:grid-cols-3">
      {petCompanions(pet).map(({ companion, label, answer }) => {
        const known = answer === 'Sí' || answer === 'No'
        return (
          <li
            key={companion}
            className="flex items-center gap-3 rounded-2xl border-[1.5px] border-line px-4 py-3 font-semibold"
          >
            <Icon name={ICONS[companion]} size={20} className={known ? 'text-monte' : 'text-ink-3'} />
            <span className={known ? 'grow' : 'grow text-ink-3'}>{label}</span>
            {answer === 'Sí' && <Icon name="check" size={18} className="text-monte" />}
            {answer === 'No' && <Icon name="x" size={18} className="text-guayaba" />}
            <span className={known ? 'text-fine' : 'text-fine font-medium text-ink-3'}>{answer}</span>
          </li>
        )
      })}
    </ul>
  )
}
