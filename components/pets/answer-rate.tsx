import { classNames } from '@/components/ui/class-names'
import { answerRateText } from '@/lib/adoption/clock/copy'
import type { AnswerRateDto } from '@/lib/adoption/clock/dto'

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
