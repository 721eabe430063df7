import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { OwnFoundationDto } from '@/lib/foundations/dto'
import { formatDay } from '@/lib/text/dates'
import { foundationPath } from '@/lib/text/routes'

/** Renders nothing unless verified. */
export function VerifiedNote({
  id,
  foundation: { verifiedAt },
  countryId,
}: {
  id: number
  foundation: OwnFoundationDto
  countryId: string
}) {
  if (!verifiedAt) return null
  return (
    <p className="mb-6 flex gap-3 rounded-card bg-mist px-5 py-4 text-small">
      <Icon name="shield-check" size={20} className="mt-px shrink-0 text-monte" />
      <span>
        <b className="font-semibold">Verificada el {formatDay(verifiedAt, countryId)}.</b> Todo lo de aquí se
        ve en tu página. <TextLink href={foundationPath(id)}>Ver mi página</TextLink>
      </span>
    </p>
  )
}
