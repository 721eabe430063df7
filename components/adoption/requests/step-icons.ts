import type { IconName } from '@/components/ui/icon/icon'
import type { TimelineStep } from '@/lib/adoption/requests/timeline-copy'
import { STATUS_ICONS } from './status-icons'

export const STEP_ICONS: Record<TimelineStep['mark'], IconName> = {
  ...STATUS_ICONS,
  reminder: 'bell',
  overdue: 'clock',
  answer: 'message-circle',
  'check-in': 'heart-handshake',
  meeting: 'handshake',
}
