import type { DossierDto } from '@/lib/adoption/dossiers/dto'
import { needsConsent } from '@/lib/adoption/dossiers/policy'
import type { AskScreenDto } from '@/lib/adoption/requests/dto'
import { AskFrame, PetBox, PetLine } from './ask-frame'
import { DossierStepForm } from './dossier-step-form'

/** The dossier on the way to a request: once, and whenever the adopter wants to change it or its text has changed. */
export function DossierStep({
  screen: { pet, dossier },
}: {
  screen: Extract<AskScreenDto, { kind: 'form' }>
}) {
  return (
    <AskFrame pet={pet}>
      <header className="mt-2.5 mb-5 lg:mb-7">
        <h1 className="text-title">{dossier ? 'Lo de tu hogar' : 'Cuéntanos de tu hogar'}</h1>
        <p className="mt-1.5 max-w-[38.5em] text-ink-2">{leadOf(dossier, pet.name)}</p>
      </header>
      <DossierStepForm
        pet={pet}
        dossier={dossier}
        line={<PetLine pet={pet} />}
        card={<PetBox pet={pet} brief />}
      />
    </AskFrame>
  )
}

function leadOf(dossier: DossierDto | null, pet: string): string {
  if (!dossier)
    return `Solo la primera vez. Ayuda a quien cuida a ${pet} a responderte pronto, y sirve para todas tus solicitudes.`
  return needsConsent(dossier)
    ? 'Cambió el texto que aceptaste. Revisa tus datos, léelo y acéptalo otra vez para seguir.'
    : 'Lo que cambies va en esta solicitud y en las próximas. Las copias que ya enviaste no cambian.'
}
