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
import { type FactKey, petFacts } from '@/lib/copy/pet-facts'
import type { PetDto } from '@/lib/pets/dto'
import styles from './fact-grid.module.css'

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
    <dl className={styles.facts}>
      {petFacts(pet).map(({ key, label, value, details, known }) => {
        const Icon = iconOf(key, pet)
        const isWide = key === 'houseTrained' || key === 'specialNeeds'
        return (
          <div key={key} className={isWide ? 'md:col-span-2' : undefined}>
            <dt>
              <span>
                <Icon aria-hidden size={20} strokeWidth={1.9} />
              </span>
              {label}
            </dt>
            <dd data-unknown={known ? undefined : true}>
              {value}
              {details?.map((detail) => (
                <span key={detail}>{detail}</span>
              ))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
