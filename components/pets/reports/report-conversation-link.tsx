import { Icon } from '@/components/ui/icon/icon'
import { ReportLink } from './report-link'
import type { ReportSubject } from './report-subject'

type Conversation = Omit<Extract<ReportSubject, { kind: 'conversation' }>, 'kind' | 'message'>

/** For the whole conversation, or its request. */
export const ReportConversationLink = ({ title, ...conversation }: Conversation & { title: string }) => (
  <ReportLink
    subject={{ kind: 'conversation', ...conversation, message: null }}
    title={title}
    className="inline-flex min-h-11 items-center gap-2.5 justify-self-start font-semibold text-ink-2 underline-offset-4 hover:text-ink hover:underline"
  >
    <Icon name="flag" size={18} className="shrink-0" />
    {title}
  </ReportLink>
)

/** The flag beside a received message. */
export const ReportMessageLink = ({
  message,
  ...conversation
}: Conversation & { message: { id: number; body: string } }) => (
  <ReportLink
    subject={{ kind: 'conversation', ...conversation, message }}
    title="Reportar este mensaje"
    className="grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-mist hover:text-ink"
  >
    <Icon name="flag" size={18} />
    <span className="sr-only">Reportar este mensaje</span>
  </ReportLink>
)
