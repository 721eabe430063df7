import { RETENTION_DAYS } from '@/lib/text/retention-terms'
import type { ContactKind, ContactStatus } from '@/lib/text/vocabulary'

export const CONTACT_LABELS: Record<ContactKind, string> = {
  fraud: 'Alguien me pidió dinero o quiso engañarme',
  privacy: 'Privacidad y datos personales',
  foundation: 'Una fundación, o alguien que se hace pasar por una',
  press: 'Prensa',
  fault: 'Una falla del sitio',
  other: 'Otra cosa',
}

export const CONTACT_STATUS_LABELS: Record<ContactStatus, string> = {
  open: 'Por responder',
  answered: 'Respondido',
  closed: 'Cerrado',
}

export const CONTACT_KEPT = `${RETENTION_DAYS.contactMessage} días`
