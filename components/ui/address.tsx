/** '# 45-12': a number with its sign. */
const NUMBER = /((?:(?:#|N\.º|No\.)\s?)?\d\S*)/

/** Numbers do not break across lines. */
export function Address({ text }: { text: string }) {
  return text.split(NUMBER).map((part, index) =>
    // `split` with a group: odd parts are the numbers.
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
