import { FieldError } from '@/components/ui/field'
import { tagLabel } from '@/lib/text/copy/labels'
import { type Gender, TAGS } from '@/lib/text/vocabulary'

/** Labels agree with the pet's sex once it is chosen. */
export function TagChoice({
  chosen,
  gender,
  error,
}: {
  chosen: readonly string[]
  gender: Gender
  error?: string
}) {
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error && 'campo-tags-error'}
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 text-small font-semibold">Su carácter (opcional)</legend>
      <div className="flex flex-wrap gap-2">
        {TAGS.map((tag) => (
          <label
            key={tag}
            className="relative flex min-h-12 items-center rounded-full border-[1.5px] border-field bg-white px-4.5 text-small font-semibold transition-colors hover:bg-mist has-checked:border-[#8A6FB8] has-checked:bg-lila has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-monte"
          >
            <input
              type="checkbox"
              name="tags[]"
              value={tag}
              defaultChecked={chosen.includes(tag)}
              className="overlay-input cursor-pointer"
            />
            {tagLabel(tag, gender)}
          </label>
        ))}
      </div>
      <FieldError id="campo-tags-error" error={error} />
    </fieldset>
  )
}
