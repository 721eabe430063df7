import { classNames } from '@/components/ui/class-names'
import type { AnswerRateDto } from '@/lib/adoption/requests/dto'
import { answerRateText } from '@/lib/adoption/requests/rate-copy'

/** 'Responde a 9 de 10, casi siempre en un día.' */
export function AnswerRate({ rate, className }: { rate: AnswerRateDto; className?: string }) {
  const { lead, share, rest } = answerRateText(rate)
  return (
    <span className={classNames('block text-pretty', className)}>
      {lead} <strong className="font-semibold text-ink">{share}</strong>
      {rest}
    </span>
  )
}
