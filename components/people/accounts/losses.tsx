/** What is under way and ends with the account, above the form that deletes it. */
export function Losses({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <div className="rounded-card bg-maiz px-4.5 py-3.5">
      <p className="font-semibold">Lo que tienes en curso:</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
