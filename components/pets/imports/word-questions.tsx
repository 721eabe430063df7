'use client'

import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useActionForm } from '@/components/forms/use-action-form'
import { Select } from '@/components/ui/field'
import { acceptAllWordsAction, acceptWordAction } from '@/lib/pets/imports/actions'
import type { WordQuestion } from '@/lib/pets/imports/dto'
import { acceptWordSchema, startImportSchema } from '@/lib/pets/imports/schema'
import { counted, formatCount } from '@/lib/text/numbers'

const SHOWN = 30

/** Words that were not understood, each answered for all of its rows; works without JavaScript. */
export function WordQuestions({
  importId,
  questions,
}: {
  importId: number
  questions: readonly WordQuestion[]
}) {
  const [first] = questions
  if (!first) return null
  const guesses = questions.filter(({ hasGuess }) => hasGuess).length
  return (
    <section aria-labelledby="palabras" className="mt-9">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="palabras" className="text-card">
          {counted(questions.length, 'palabra que no entendimos', 'palabras que no entendimos')}
        </h2>
        {guesses > 1 && <AcceptAll importId={importId} count={guesses} />}
      </div>
      <p className="mb-3 max-w-prose text-pretty text-ink-2">
        Dinos qué significa cada una: vale para todas sus filas, y también para tus próximos archivos.
      </p>
      <ul className="overflow-hidden rounded-card border border-line">
        {questions.slice(0, SHOWN).map((question) => (
          <li key={question.word} className="border-b border-line px-4.5 py-3.5 last:border-0">
            <Question importId={importId} question={question} />
          </li>
        ))}
      </ul>
      {questions.length > SHOWN && (
        <p className="mt-3 text-small text-ink-2">
          Y {counted(questions.length - SHOWN, 'palabra más', 'palabras más')} después de estas.
        </p>
      )}
    </section>
  )
}

function Question({ importId, question }: { importId: number; question: WordQuestion }) {
  const { word, column, typed, options, hasGuess, rows } = question
  const first = hasGuess ? options[0] : ''
  const form = useActionForm(acceptWordSchema, acceptWordAction, { value: first })
  const error = form.errorOf('value')
  const id = `palabra-${word.replace(/[^a-z0-9]+/gi, '-')}`
  return (
    <form
      {...form.formProps}
      className="grid gap-x-4 gap-y-2.5 md:grid-cols-[minmax(0,1fr)_16rem_auto] md:items-center"
    >
      <FormMessage form={form} />
      <input type="hidden" name="importId" value={importId} />
      <input type="hidden" name="word" value={word} />
      <label htmlFor={id} className="min-w-0 wrap-anywhere">
        <strong className="font-semibold">{column}:</strong>{' '}
        <mark className="rounded-md box-decoration-clone bg-guayaba-tint px-1.5 text-guayaba-hover">
          «{typed}»
        </mark>{' '}
        <span className="text-small text-ink-2">{counted(rows, 'fila', 'filas')}</span>
      </label>
      <Select id={id} name="value" defaultValue={first} error={error} aria-invalid={error !== undefined}>
        {!hasGuess && <option value="">Elige de la lista</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </Select>
      <SubmitButton pending={form.pending} variant="ghost" size="sm">
        Aceptar<span className="sr-only"> para «{typed}»</span>
      </SubmitButton>
    </form>
  )
}

function AcceptAll({ importId, count }: { importId: number; count: number }) {
  const form = useActionForm(startImportSchema, acceptAllWordsAction)
  return (
    <form {...form.formProps} className="grid gap-2">
      <FormMessage form={form} />
      <input type="hidden" name="importId" value={importId} />
      <SubmitButton pending={form.pending} variant="ghost" size="sm">
        Aceptar las {formatCount(count)} sugerencias
      </SubmitButton>
    </form>
  )
}
