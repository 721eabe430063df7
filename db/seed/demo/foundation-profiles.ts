import type { foundations } from '@/db/schema'
import type { SeedFoundation } from '@/db/seed/data/foundations'
import { slugify } from '@/lib/text/text'
import type { DayHours, WeekHours } from '@/lib/text/vocabulary'

type Profile = Partial<typeof foundations.$inferInsert>

const WEEKDAY: DayHours = { from: '09:00', to: '17:00' }
const SATURDAY: DayHours = { from: '10:00', to: '14:00' }
const SHELTER_WEEK: WeekHours = [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, SATURDAY, 'cita']
/** Nobody visits foster homes unannounced. */
const NETWORK_WEEK: WeekHours = ['cita', 'cita', 'cita', 'cita', 'cita', SATURDAY, 'cerrado']

const SHELTER_STEPS = [
  'Envías la solicitud y te llamamos en menos de tres días.',
  'Vienes a conocer a la mascota dos veces, con toda tu casa.',
  'Hacemos una visita, en persona o por video.',
  'Firmas el compromiso. No cobramos la adopción.',
]
const NETWORK_STEPS = [
  'Envías la solicitud y conversamos por teléfono.',
  'Conoces a la mascota en la casa que la cuida.',
  'Pasa contigo una semana de prueba, y seguimos en contacto tres meses.',
]

export function profileOf({ name, email, narrator }: SeedFoundation): Profile {
  const site = `https://${email.slice(email.indexOf('@') + 1)}/`
  const isShelter = narrator === 'shelter'
  const handle = slugify(name.replace(/^(Fundación|Refugio|Hogar|Asociación)\s+/, '')).replaceAll('-', '')
  return {
    hours: isShelter ? SHELTER_WEEK : NETWORK_WEEK,
    website: site,
    instagram: handle,
    facebook: isShelter ? handle : null,
    adoptionPolicy: (isShelter ? SHELTER_STEPS : NETWORK_STEPS).join('\n'),
    adoptionUrl: isShelter ? `${site}adopta` : null,
  }
}
