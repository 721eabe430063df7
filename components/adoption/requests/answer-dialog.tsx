import { Icon } from '@/components/ui/icon/icon'
import { type Answer, type AnswerCopy, answerCopy, answerPath } from '@/lib/adoption/requests/answers'
import { rejectionLabel, rejectionText } from '@/lib/adoption/requests/copy'
import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import { conflictOf, refusalOf } from '@/lib/adoption/requests/policy'
import { withQuery } from '@/lib/text/routes'
import { firstName } from '@/lib/text/text'
import { REJECTION_REASONS } from '@/lib/text/vocabulary'
import { AnswerFrame, ConfirmForm, RejectForm, type RejectionChoice } from './answer-forms'

export function AnswerDialog({
  answer,
  request,
  reason,
}: {
  answer: Answer
  request: RequestDetailDto
  reason: string | string[] | undefined
}) {
  const { title, confirm, dismiss, ...copy } = answerCopy(answer, request)
  const conflict = conflictOf(answer, request) ?? refusalOf(answer, request.hindrance)
  const props = { requestId: request.id, confirm, dismiss, conflict }
  const choices = rejectionChoices(request)
  return (
    <AnswerFrame requestId={request.id} title={title} isOver={conflict !== null}>
      {answer === 'reject' ? (
        <RejectForm
          {...props}
          adopter={firstName(request.adopter.name)}
          choices={choices}
          chosen={choices.find(({ value }) => value === reason) ?? null}
        />
      ) : (
        <ConfirmForm {...props} answer={answer}>
          <Consequences {...copy} />
        </ConfirmForm>
      )}
    </AnswerFrame>
  )
}

function rejectionChoices({ id, adopter, pet, isFoundation }: RequestDetailDto): RejectionChoice[] {
  const names = { adopter: firstName(adopter.name), pet: pet.name, gender: pet.gender, isFoundation }
  return REJECTION_REASONS.map((value) => ({
    value,
    label: rejectionLabel(value, names),
    text: rejectionText(value, names),
    path: withQuery(answerPath(id, 'reject'), `motivo=${encodeURIComponent(value)}`),
  }))
}

function Consequences({ points, note }: Pick<AnswerCopy, 'points' | 'note'>) {
  return (
    <div className="grid gap-3">
      <ul className="grid">
        {points.map(({ title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5 border-t border-line py-3.5 first:border-t-0"
          >
            <span className="grid size-8.5 place-items-center rounded-full bg-monte-tint text-monte">
              <Icon name="arrow-right" size={19} strokeWidth={2.2} />
            </span>
            <div className="min-w-0 wrap-anywhere">
              <p className="leading-tight font-semibold">{title}</p>
              <p className="mt-0.5 text-small text-pretty text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      {note && <p className="text-fine text-ink-2">{note}</p>}
    </div>
  )
}
