import type { RecordWords } from '@/lib/platform/forms/merge-edit'
import { hourRows } from './hours'
import { networkLabel } from './links'
import type { FoundationRecord } from './profile-record'

export const FOUNDATION_WORDS: RecordWords<FoundationRecord> = {
  name: 'Nombre de la fundación',
  mission: 'Historia',
  address: 'Dirección',
  state: 'Región, departamento o provincia',
  postcode: 'Código postal',
  hours: {
    label: 'Horario',
    text: (week) => (week ? hourRows(week).map(({ days, hours }) => `${days}: ${hours}`) : []).join('\n'),
  },
  website: 'Sitio web',
  instagram: networkLabel('instagram'),
  facebook: networkLabel('facebook'),
  tiktok: networkLabel('tiktok'),
  adoptionPolicy: 'Política de adopción',
  adoptionUrl: 'Enlace a la política completa',
}
