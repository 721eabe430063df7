import { requireAdopter } from '@/lib/people/matches/policy'
import type { Actor } from '@/lib/platform/actor'
import { CONSENT } from './consent-copy'
import type { DossierSnapshot } from './dto'

/** Who may keep a dossier. @throws as `requireAdopter`. */
export const requireDossierKeeper = (actor: Actor): number =>
  requireAdopter(actor, {
    foundation: 'Tu cuenta es de una fundación: estos datos son de las personas que quieren adoptar',
    staff: 'Las cuentas del equipo no adoptan: guarda estos datos en tu cuenta personal',
    unconfirmed: 'Confirma tu correo para guardar lo de tu hogar',
  })

export const needsConsent = (dossier: Pick<DossierSnapshot, 'consentVersion'> | null): boolean =>
  dossier?.consentVersion !== CONSENT.version
