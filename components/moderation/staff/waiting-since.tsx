import { formatMoment, waitText } from '@/lib/text/dates'

/** 'hace 3 días', with the exact moment under it: how long a case has waited. @param countryId whose time the reader has */
export const WaitingSince = ({ since, countryId, now }: { since: string; countryId: string; now: Date }) => (
  <time dateTime={since}>
    <span className="block font-semibold">{waitText(since, countryId, now)}</span>
    <span className="block text-fine text-ink-2">{formatMoment(since, countryId)}</span>
  </time>
)
