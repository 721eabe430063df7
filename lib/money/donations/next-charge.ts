/**
 * When a monthly gift is charged next: the same day and time of a later month in UTC, as the provider counts, or that
 * month's last day. @param after the charges before this are past.
 */
export function nextChargeAt(startedAt: Date, after: Date): Date {
  for (let months = 1; ; months++) {
    const at = new Date(startedAt)
    at.setUTCDate(1)
    at.setUTCMonth(startedAt.getUTCMonth() + months)
    const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate()
    at.setUTCDate(Math.min(startedAt.getUTCDate(), last))
    if (at > after) return at
  }
}
