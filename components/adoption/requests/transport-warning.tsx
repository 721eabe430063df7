import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { transportWarning } from '@/lib/adoption/requests/copy'
import type { RequestedPetDto } from '@/lib/adoption/requests/dto'
import type { Side } from '@/lib/adoption/requests/transitions'
import { reportPath } from '@/lib/text/routes'

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
