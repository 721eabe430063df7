import type { RecordWords } from '@/lib/platform/forms/merge-edit'
import { TEXT_ISSUE_WORDS, textIssuePronoun } from '@/lib/text/copy/text-issues'
import type { TextIssue } from '@/lib/text/vocabulary'
import type { OwnReviewDto, ReviewObstacle } from './dto'

const POINT_WORDS = ['Muy mal', 'Mal', 'Regular', 'Muy bien', 'Excelente'] as const

export const POINTS = [1, 2, 3, 4, 5] as const
type Points = (typeof POINTS)[number]

export const pointsText = (points: Points): string => `${points} de 5 · ${POINT_WORDS[points - 1]}`

export const REVIEW_WORDS: RecordWords<Pick<OwnReviewDto, 'points' | 'comment'>> = {
  points: { label: '¿Cómo fue tu experiencia?', text: (points) => `${points} de 5` },
  comment: 'Comentario',
}

/** Specification, section 4. */
export const REVIEW_SENT = 'Tu comentario ha sido publicado'

export const REVIEW_REFUSALS: Record<ReviewObstacle, { title: string; text: string }> = {
  own: {
    title: 'Esta es tu fundación',
    text: 'Nadie califica a su propia fundación. Lo que sí puedes hacer es responder a quienes te comentan.',
  },
  foundation: {
    title: 'Las fundaciones no comentan',
    text: 'Tu cuenta es de una fundación: los comentarios los dejan las personas desde su propia cuenta.',
  },
  staff: {
    title: 'Las cuentas del equipo no comentan',
    text: 'Las cuentas del equipo no comentan: entra con tu cuenta personal para dejar un comentario.',
  },
  unconfirmed: {
    title: 'Confirma tu correo',
    text: 'Confirma tu correo para publicar tu comentario: así cada persona opina una sola vez.',
  },
  hidden: {
    title: 'Ocultamos tu comentario',
    text: 'Nuestro equipo ocultó tu comentario sobre esta fundación y te escribió el motivo. Si crees que es un error, responde a ese correo.',
  },
}

/** Said in place of publishing an answer to what was not read. */
export const COMMENT_CHANGED = 'El comentario cambió desde que lo leíste: léelo de nuevo antes de responder'

/** Said instead of publishing a comment with contacts or numbers of accounts. */
export const commentRefusal = (issue: TextIssue): string =>
  `Tu comentario parece tener ${TEXT_ISSUE_WORDS[issue]}. Lo leerá cualquiera: quíta${textIssuePronoun(issue)} para publicarlo.${issue === 'link' ? '' : ' Si te pidieron dinero, cuéntalo sin números y escríbenos en Contacto.'}`

export const replyRefusal = (issue: TextIssue): string =>
  `Tu respuesta parece tener ${TEXT_ISSUE_WORDS[issue]}. Quíta${textIssuePronoun(issue)}: tus datos de contacto ya están en tu página.`
