import { DAY_SECONDS, HOUR_SECONDS } from '@/lib/text/durations'
import { formatCount } from '@/lib/text/numbers'
import type { AnswerRateDto } from './dto'
import { MOST_ANSWERS } from './rules'

const TIMES = [
  { within: HOUR_SECONDS, words: 'en menos de una hora' },
  { within: 12 * HOUR_SECONDS, words: 'en unas horas' },
  { within: DAY_SECONDS, words: 'en un día' },
  { within: 2 * DAY_SECONDS, words: 'en dos días' },
  { within: 7 * DAY_SECONDS, words: 'en unos días' },
] as const

const timeWords = (seconds: number): string =>
  TIMES.find(({ within }) => seconds <= within)?.words ?? 'en más de una semana'

/** 'casi siempre en un día': four of five answers came within that time, as `usualAnswerText` says on the same page. */
export const answerTimeText = ({ times }: Pick<AnswerRateDto, 'times'>): string | null =>
  times && `casi siempre ${timeWords(times.mostSeconds)}`

/** 'suele llegar en dos días'; null unless more than half of those who asked had an answer by then. */
export function usualAnswerText(rate: AnswerRateDto | null): string | null {
  if (!rate?.times || MOST_ANSWERS * rate.answered <= rate.asked / 2) return null
  const time = TIMES.find(({ within }) => rate.times && rate.times.mostSeconds <= within)
  return time ? `suele llegar ${time.words}` : 'suele tardar más de una semana'
}

export function answerRateText(rate: AnswerRateDto): { lead: string; share: string; rest: string } {
  const { answered, asked } = rate
  const share = `${formatCount(answered)} de ${formatCount(asked)}`
  if (answered === 0) return { lead: 'Todavía no responde a quienes le escriben:', share, rest: '.' }
  const time = answerTimeText(rate)
  return { lead: 'Responde', share: `${share} solicitudes`, rest: time ? `, ${time}.` : '.' }
}
