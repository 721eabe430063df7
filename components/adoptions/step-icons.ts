import type { IconName } from '@/components/ui/icon'
import type { TimelineStep } from '@/lib/adoptions/timeline-copy'
import { STATUS_ICONS } from './status-icons'

export const STEP_ICONS: Record<TimelineStep['mark'], IconName> = {
  ...STATUS_ICONS,
  reminder: 'bell',
  overdue: 'clock',
  answer: 'message-circle',
  'check-in': 'heart-handshake',
  meeting: 'handshake',
}
