import { NO_PRICE } from '@/lib/text/copy/fraud-warnings'
import type { Notice } from '@/lib/text/copy/notices'
import { TEXT_ISSUE_WORDS, textIssuePronoun } from '@/lib/text/copy/text-issues'
import type { HoldReason, TextIssue } from '@/lib/text/vocabulary'
import type { HoldDto } from './hold'

/** Staff may end it without a stop. */
const quotedSentence = (reason: string) => `«${reason}»${/[.!?…]$/.test(reason.trimEnd()) ? '' : '.'}`

const removedWords = (reason: string | null | undefined) =>
  `Nuestro equipo retiró esta publicación${reason ? `: ${quotedSentence(reason)}` : '.'}`

/** Of a pet that staff removed and that its owner has not published again. */
export const removedSentence = ({ removalReason }: Pick<HoldDto, 'removalReason'>): string =>
  `${removedWords(removalReason)} Si corriges lo que falta y la publicas otra vez, la revisamos antes de mostrarla.`

const correction = (issue: TextIssue) => `Si ${textIssuePronoun(issue)} quitas, se publica al momento.`

/** Of a pet that is hidden because of its text alone. */
export const correctionSentence = (issue: TextIssue): string =>
  `El texto parece tener ${TEXT_ISSUE_WORDS[issue]}. ${correction(issue)}`

export function ownerHoldSentence({
  reason,
  textIssue,
  removalReason,
}: Pick<HoldDto, 'textIssue'> & Partial<HoldDto>): string {
  if (reason === 'block')
    return 'Nuestro equipo bloqueó esta publicación por un tiempo: nadie más la ve y no se puede cambiar. Cuando termine, vuelve como estaba.'
  if (reason === 'removal')
    return `${removedWords(removalReason)} La revisa antes de mostrarla otra vez: mientras tanto nadie más la ve.`
  if (reason === 'staff')
    return 'Nuestro equipo mira esta publicación antes de mostrarla, porque hace poco retiró otra tuya. Mientras tanto nadie más la ve.'
  if (!textIssue) return 'Nuestro equipo está revisando esta publicación. Mientras tanto nadie más la ve.'
  return `Nuestro equipo revisa esta publicación antes de mostrarla, porque el texto parece tener ${TEXT_ISSUE_WORDS[textIssue]}. ${NO_PRICE} y los datos de contacto de las personas no se publican. ${correction(textIssue)}`
}

/** @param holdReason as `createPet` says */
export function publishedNotice(holdReason: HoldReason | null): Notice {
  if (holdReason === null) return 'petCreated'
  return holdReason === 'text' ? 'petHeld' : 'petInReview'
}

/** After a change of a pet. Staff do not look at a withdrawn one before it is published again. */
export function savedNotice({
  hold,
  freed,
  merged,
  withdrawn,
}: {
  hold: HoldDto | null
  freed: boolean
  merged: boolean
  withdrawn: boolean
}): Notice {
  if (!hold) return freed ? 'petFreed' : merged ? 'savedBeside' : 'petSaved'
  if (hold.reason === 'text') return withdrawn ? 'petSavedWithdrawnHeld' : 'petSavedHeld'
  return withdrawn ? 'petSavedWithdrawnInReview' : 'petSavedInReview'
}

export const textIssueWarning = (issue: TextIssue): string =>
  `Parece que aquí hay ${TEXT_ISSUE_WORDS[issue]}. Si ${textIssuePronoun(issue)} dejas, nuestro equipo tendrá que revisar la publicación antes de que se vea.`

export function staffHoldSentence({ reason, textIssue }: Pick<HoldDto, 'reason' | 'textIssue'>): string {
  if (textIssue) return `Oculta: el texto parece tener ${TEXT_ISSUE_WORDS[textIssue]}`
  if (reason === 'block') return 'Oculta: bloqueada por un tiempo'
  if (reason === 'reports') return 'Oculta: la reportaron varias personas'
  if (reason === 'removal') return 'Oculta: el equipo la retiró y se volvió a publicar'
  return 'Oculta: hace poco el equipo retiró otra publicación de la misma cuenta'
}
