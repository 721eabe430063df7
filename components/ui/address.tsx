/** '# 45-12' in one piece, with its sign. */
const NUMBER = /((?:(?:#|N\.º|No\.)\s?)?\d\S*)/

/** A street address that no line break cuts inside a number. */
export function Address({ text }: { text: string }) {
  return text.split(NUMBER).map((part, index) =>
    // Every other part is a number.
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
