import {
  Cake,
  Cat,
  Dog,
  HeartPulse,
  House,
  type LucideIcon,
  Mars,
  Palette,
  PawPrint,
  Ruler,
  Scissors,
  ShieldCheck,
  Syringe,
  Venus,
} from 'lucide-react'
import { classNames } from '@/components/ui/class-names'
import { type FactKey, petFacts } from '@/lib/copy/pet-facts'
import type { PetDto } from '@/lib/pets/dto'

const ICONS: Record<Exclude<FactKey, 'gender' | 'breed'>, LucideIcon> = {
  age: Cake,
  size: Ruler,
  color: Palette,
  coat: Scissors,
  health: Syringe,
  castrated: ShieldCheck,
  houseTrained: House,
  specialNeeds: HeartPulse,
}

const BREED_ICONS = { perro: Dog, gato: Cat, otro: PawPrint }

function iconOf(key: FactKey, pet: PetDto): LucideIcon {
  if (key === 'gender') return pet.gender === 'hembra' ? Venus : Mars
  return key === 'breed' ? BREED_ICONS[pet.type] : ICONS[key]
}

/** What is known of a pet, as terms and values; what is not known says so. */
export function FactGrid({ pet }: { pet: PetDto }) {
  return (
    <dl className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
      {petFacts(pet).map(({ key, label, value, details, known }) => {
        const Icon = iconOf(key, pet)
        return (
          <div
            key={key}
            className={classNames(
              'relative flex min-h-16 flex-col justify-center rounded-2xl bg-mist py-3 pr-3 pl-16',
              (key === 'houseTrained' || key === 'specialNeeds') && 'md:col-span-2',
            )}
          >
            <dt className="text-tiny leading-tight text-ink-2">
              <span className="absolute top-1/2 left-3 grid size-10 -translate-y-1/2 place-items-center rounded-control bg-white text-monte">
                <Icon aria-hidden size={20} strokeWidth={1.9} />
              </span>
              {label}
            </dt>
            <dd
              className={classNames(
                'text-small leading-tight break-words',
                known ? 'font-semibold' : 'text-ink-2',
              )}
            >
              {value}
              {details?.map((detail) => (
                <span key={detail} className="block text-tiny font-normal text-ink-2">
                  {detail}
                </span>
              ))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
