import { missingText } from '@/lib/pets/drafts/copy'
import type { DraftDto } from '@/lib/pets/drafts/dto'

/** Above the publish form: what a draft lacks, and where its file said that its photos are. */
export function DraftHint({ draft: { content } }: { draft: DraftDto }) {
  const { missing, addresses } = content
  return (
    <div className="mt-4 grid gap-1.5 rounded-2xl bg-maiz px-4.5 py-3">
      {missing.length > 0 && <p>Falta {missingText(missing)}.</p>}
      {addresses.length > 0 && (
        <p className="text-small wrap-anywhere">
          Tu archivo decía que sus fotos están aquí:{' '}
          {addresses.map((address) => (
            <a key={address} href={address} target="_blank" rel="noreferrer" className="mr-2 underline">
              {address}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}
