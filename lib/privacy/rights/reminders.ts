/** How much of a term is over when all active staff are mailed, once each. */
export const HALF = 0.5
export const LATE = 0.9

export const reminderAt = (part: number, receivedAt: Date, dueAt: Date): Date =>
  new Date(receivedAt.getTime() + (dueAt.getTime() - receivedAt.getTime()) * part)
