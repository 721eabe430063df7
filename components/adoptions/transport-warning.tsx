import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import { transportWarning } from '@/lib/adoptions/copy'
import type { RequestedPetDto } from '@/lib/adoptions/dto'
import type { Side } from '@/lib/adoptions/transitions'
import { reportPath } from '@/lib/routes'

/** Never pay in advance; adopters can report the listing. */
export function TransportWarning({
  side,
  pet,
}: {
  side: Side
  pet: Pick<RequestedPetDto, 'id' | 'gender' | 'public'>
}) {
  const { lead, text } = transportWarning(side, pet.gender)
  return (
    <p className="flex gap-3 rounded-2xl bg-guayaba-tint px-4 py-3.5 text-small text-guayaba-hover">
      <Icon name="shield-exclamation-point" size={20} className="mt-px shrink-0" />
      <span>
        <strong className="font-semibold">{lead}</strong> {text}
        {side === 'adopter' && pet.public && (
          <>
            {' '}
            <TextLink href={reportPath(pet.id)} look="inherit">
              Avísanos
            </TextLink>
          </>
        )}
      </span>
    </p>
  )
}
