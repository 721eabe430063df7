import { PaymentFailure } from '@/lib/platform/integrations/payments/payments'
import { logError } from '@/lib/platform/log'

/** After so many failures in a row the provider is down, and each further call would wait for its timeout. */
const MOST_FAILURES = 5

/**
 * Asks the payment provider about one row after the other and passes over those it fails for, which a later run repeats.
 * Take rows in random order: some may fail for good, and must not stop the others in every run.
 * @param work whether anything changed
 * @returns for how many something did.
 */
export async function forEachAtProvider<Row>(
  what: string,
  rows: readonly Row[],
  work: (row: Row) => Promise<boolean>,
): Promise<number> {
  let changed = 0
  let failures = 0
  for (const row of rows) {
    if (failures === MOST_FAILURES) break
    const isChanged = await askPaymentProvider(what, () => work(row))
    failures = isChanged === null ? failures + 1 : 0
    if (isChanged) changed++
  }
  return changed
}

/** What the payment provider answers to a question; null when it does not, which is logged. */
export async function askPaymentProvider<Answer>(
  what: string,
  ask: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    logError(what, error)
    return null
  }
}
