import type { ConsentPurpose } from '@/lib/text/vocabulary'

interface Purpose {
  /** What stands on the account's page. Whoever changes a word of a mail's raises its version. */
  title: string
  text: string
}

export const PURPOSES: Record<ConsentPurpose, Purpose> = {
  hogar: {
    title: 'Lo de tu hogar',
    text: 'Guardamos lo que cuentas de tu hogar y va una copia con cada solicitud que envías.',
  },
  avisos: {
    title: 'Avisos de búsquedas guardadas',
    text: 'Te escribimos cuando llega una mascota que encaja con una búsqueda que guardaste.',
  },
  seguimiento: {
    title: 'Preguntas después de una adopción',
    text: 'Te preguntamos cómo va 2, 7, 30 y 90 días después de que adoptas.',
  },
  historias: {
    title: 'Historias de tus adopciones',
    text: 'Mostramos a cualquiera la historia que contaste de una adopción, con tus fotos, tu ciudad y, si lo pediste, tu nombre de pila.',
  },
}

/** Versions of the texts on mails; that of a dossier is in `lib/adoption/dossiers/consent-copy.ts`. */
export const MAIL_VERSIONS = { avisos: 1, seguimiento: 2 } as const

type MailPurpose = keyof typeof MAIL_VERSIONS
export const MAIL_PURPOSES = ['avisos', 'seguimiento'] as const satisfies readonly MailPurpose[]

/** Version of what is read where a story is offered. */
export const STORY_VERSION = 1

const VERSIONS = { ...MAIL_VERSIONS, historias: STORY_VERSION }

/** What an account's page changes by one button; a dossier is given and deleted on a page of its own. */
export const CHANGEABLE_PURPOSES = [...MAIL_PURPOSES, 'historias'] as const
export type ChangeablePurpose = (typeof CHANGEABLE_PURPOSES)[number]

export const versionOf = (purpose: ChangeablePurpose): number => VERSIONS[purpose]

/** Whether the text has changed since this stands: whoever gave it is asked again. A dossier's asks by itself. */
export const isOutdated = ({
  purpose,
  version,
  withdrawnAt,
}: {
  purpose: ConsentPurpose
  version: number
  withdrawnAt: Date | null
}): boolean => purpose !== 'hogar' && withdrawnAt === null && version < VERSIONS[purpose]
