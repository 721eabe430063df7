export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const MINUTE_SECONDS = 60
export const HOUR_SECONDS = 60 * MINUTE_SECONDS
export const DAY_SECONDS = 24 * HOUR_SECONDS

/** Of a moment in ISO: what happened in the last minute is told as news; later the address comes from the history. */
export const isJustNow = (iso: string, now: Date): boolean => now.getTime() - Date.parse(iso) < MINUTE_MS

/** An owner's no stands for as long as their reasons are kept. */
export const REJECTION_STANDS_DAYS = 90
