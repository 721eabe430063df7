export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const MINUTE_SECONDS = 60
export const HOUR_SECONDS = 60 * MINUTE_SECONDS
export const DAY_SECONDS = 24 * HOUR_SECONDS

/** @param days may be a part of one; each has 24 hours, whatever the clocks do. */
export const daysBefore = (time: Date, days: number): Date => new Date(time.getTime() - days * DAY_MS)

/** Whether an ISO time lies in the last minute: a page tells then what was just done, not when its URL is opened again. */
export const isJustNow = (iso: string, now: Date): boolean => now.getTime() - Date.parse(iso) < MINUTE_MS

/** A rejected adopter cannot ask for the pet again, nor is shown it, for so long; `RETENTION_DAYS.endedCopy` follows. */
export const REJECTION_STANDS_DAYS = 90
