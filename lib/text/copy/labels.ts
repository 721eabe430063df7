import type {
  Age,
  Care,
  Coat,
  Companion,
  CountryId,
  DonationStatus,
  FoundationStatus,
  Gender,
  Health,
  MatchType,
  PetStatus,
  PetType,
  RequestsFrom,
  Tag,
} from '@/lib/text/vocabulary'

/** Specification, section 9. */
export const TYPE_LABELS: Record<PetType, { one: string; many: string }> = {
  perro: { one: 'Perro', many: 'Perros' },
  gato: { one: 'Gato', many: 'Gatos' },
  otro: { one: 'Otro animal', many: 'Otros animales' },
}
export const REQUESTS_FROM_LABELS: Record<RequestsFrom, string> = {
  'cualquier lugar': 'De cualquier lugar',
  'su país': 'Solo de mi país',
  'su ciudad': 'Solo de mi ciudad',
}
export const AGE_LABELS: Record<Age, string> = {
  cachorro: 'Cachorro',
  joven: 'Joven',
  adulto: 'Adulto',
  'adulto mayor': 'Adulto Mayor',
}
export const COAT_LABELS: Record<Coat, string> = {
  'sin pelo': 'Sin pelo',
  corto: 'Corto',
  mediano: 'Mediano',
  largo: 'Largo',
  ondulado: 'Ondulado',
  rizado: 'Rizado',
}
export const HEALTH_LABELS: Record<Health, string> = {
  'vacunas al dia': 'Vacunas al día',
  'no vacunado': 'No vacunado',
}
export const STATUS_LABELS: Record<PetStatus, string> = {
  adoptable: 'En adopción',
  'en proceso': 'En proceso de adopción',
  adoptado: 'Adoptado',
  inactivo: 'Retirada',
}
export const MATCH_TYPE_LABELS: Record<MatchType, string> = { perro: 'Perro', gato: 'Gato', ambos: 'Ambos' }
export const DONATION_STATUS_LABELS: Record<DonationStatus, string> = {
  pendiente: 'Pendiente',
  aprobado: 'Aprobada',
  rechazado: 'Sin pagar',
  reembolsado: 'Reembolsada',
}
export const FOUNDATION_STATUS_LABELS: Record<FoundationStatus, string> = {
  pendiente: 'Pendiente',
  aprobada: 'Aprobada',
  rechazada: 'Rechazada',
}
export const CARE_LABELS: Record<Care, string> = {
  house_trained: 'Hogareño',
  special_needs: 'Cuidados Especiales',
}

/** 'Gatos' reads 'Otros Gatos' when the pet looked for is a cat itself. */
export function companionLabel(companion: Companion, type: PetType | null): string {
  if (companion === 'children') return 'Niños'
  if (companion === 'dogs') return 'Perros'
  return type === 'gato' ? 'Otros Gatos' : 'Gatos'
}

const FEMININE_TAGS: Record<Tag, string> = {
  amigable: 'Amigable',
  cariñoso: 'Cariñosa',
  protector: 'Protectora',
  inteligente: 'Inteligente',
  divertido: 'Divertida',
  tranquilo: 'Tranquila',
}

/** 'Cariñosa' for a female. */
export function tagLabel(tag: Tag, gender: Gender): string {
  return gender === 'hembra' ? FEMININE_TAGS[tag] : tag.charAt(0).toUpperCase() + tag.slice(1)
}

export const COUNTRY_NAMES: Record<CountryId, string> = {
  ARG: 'Argentina',
  CHL: 'Chile',
  COL: 'Colombia',
  ECU: 'Ecuador',
  PER: 'Perú',
}
