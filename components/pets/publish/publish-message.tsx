import { FormMessage } from '@/components/forms/form-message'
import type { FormState } from '@/lib/platform/forms/form-state'

/** Result message of the pet form. @param failure message of the specification for server errors, section 8 */
export function PublishMessage({
  form: { answer, invalid },
  failure,
}: {
  form: { answer: FormState; invalid: boolean }
  failure?: string
}) {
  const isExplained = answer.isRestored || (answer.code !== undefined && answer.code !== 'internal')
  const covered = answer.status === 'failed' && failure !== undefined && !isExplained
  return (
    <FormMessage form={{ answer: covered ? { ...answer, message: failure } : answer, invalid }}>
      {covered && <p className="text-small">{answer.message}</p>}
      {answer.lists && (
        <p className="hidden text-small noscript:block">
          Si habías elegido fotos, vuelve a elegirlas: el navegador no las conserva. Lo demás sigue aquí.
        </p>
      )}
    </FormMessage>
  )
}
