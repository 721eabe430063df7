import type { ReactNode } from 'react'
import { Address } from '@/components/ui/address'
import { Icon } from '@/components/ui/icon/icon'
import { PhoneLink } from '@/components/ui/links/phone-link'
import { textLinkClass } from '@/components/ui/links/text-link'
import type { FoundationPageDto } from '@/lib/foundations/dto'
import { hourRows } from '@/lib/foundations/hours'
import { NETWORKS, networkLabel, networkUrl, urlWords } from '@/lib/foundations/links'
import { formatDay } from '@/lib/text/dates'
import { mailtoUrl } from '@/lib/text/text'
import type { WeekHours } from '@/lib/text/vocabulary'

const ICON = { size: 18, className: 'shrink-0 text-monte' } as const

export function ContactList({ foundation }: { foundation: FoundationPageDto }) {
  const { place, address, email, phone, profile } = foundation
  return (
    <ul className="grid grid-cols-1 gap-1 text-body">
      <li className="flex min-h-11 items-center gap-2.5">
        <Icon name="map-pin" {...ICON} />
        <span>
          {address && (
            <span className="block">
              <Address text={address} />
            </span>
          )}
          {[place.city, [profile.state, profile.postcode].filter(Boolean).join(' '), place.country]
            .filter(Boolean)
            .join(', ')}
        </span>
      </li>
      <li>
        <a
          href={mailtoUrl(email)}
          className={textLinkClass(
            'quiet',
            'flex min-h-11 items-center gap-2.5 wrap-anywhere max-md:text-small',
          )}
        >
          <Icon name="mail" {...ICON} />
          {email}
        </a>
      </li>
      {phone && (
        <li>
          <PhoneLink
            phone={phone}
            countryId={place.countryId}
            className={textLinkClass('quiet', 'flex min-h-11 items-center gap-2.5')}
          >
            <Icon name="phone" {...ICON} />
          </PhoneLink>
        </li>
      )}
    </ul>
  )
}

/** The foundation's own URLs: nobody has looked behind them. */
const THEIRS = { target: '_blank', rel: 'nofollow ugc noopener noreferrer' } as const
const LINK = textLinkClass('quiet', 'flex min-h-11 items-center gap-2.5 wrap-anywhere')

export function VerifiedBadge({ foundation: { verifiedAt, place } }: { foundation: FoundationPageDto }) {
  if (!verifiedAt) return null
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
      <span className="inline-flex items-center gap-1.5 rounded-full bg-monte-tint px-3 py-1 font-semibold text-monte-dark">
        <Icon name="shield-check" size={16} />
        Verificada el {formatDay(verifiedAt, place)}
      </span>
      Revisamos su documento legal.
    </p>
  )
}

export function OpeningHours({ hours }: { hours: WeekHours | null }) {
  if (hours === null) return null
  return (
    <dl aria-label="Horario" className="grid gap-1.5 border-t border-line pt-3 text-small">
      {hourRows(hours).map(({ days, hours: text }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-4">
          <dt>{days}</dt>
          <dd className="min-w-0 tabular-nums wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Renders nothing without any. */
export function FoundationLinks({ foundation: { profile } }: { foundation: FoundationPageDto }) {
  const links: { key: string; url: string; text: ReactNode }[] = NETWORKS.flatMap((network) => {
    const handle = profile[network]
    if (handle === null) return []
    const name = network === 'facebook' ? handle : `@${handle}`
    return [{ key: network, url: networkUrl(network, handle), text: `${networkLabel(network)}: ${name}` }]
  })
  if (profile.website !== null)
    links.unshift({ key: 'website', url: profile.website, text: urlWords(profile.website) })
  if (links.length === 0) return null
  return (
    <ul className="grid gap-1 border-t border-line pt-2">
      {links.map(({ key, url, text }) => (
        <li key={key}>
          <a href={url} {...THEIRS} className={LINK}>
            <Icon name={key === 'website' ? 'external-link' : 'link-2'} size={18} className="shrink-0" />
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function AdoptionPolicy({ foundation: { profile } }: { foundation: FoundationPageDto }) {
  const { adoptionPolicy, adoptionUrl } = profile
  const steps = (adoptionPolicy ?? '').split('\n').filter((step) => step.trim() !== '')
  if (steps.length === 0 && adoptionUrl === null) return null
  return (
    <section aria-labelledby="politica" className="mt-14 lg:max-w-[50rem]">
      <h2 id="politica" className="mb-4 text-section">
        Cómo se adopta aquí
      </h2>
      <ol className="grid gap-3">
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other identity.
          <li key={at} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-3.5">
            <span
              aria-hidden
              className="grid size-9 place-items-center rounded-control bg-lila font-display font-bold"
            >
              {at + 1}
            </span>
            <span className="pt-1.5 wrap-anywhere">{step}</span>
          </li>
        ))}
      </ol>
      {adoptionUrl !== null && (
        <a href={adoptionUrl} {...THEIRS} className={`${LINK} mt-3`}>
          <Icon name="external-link" size={18} className="shrink-0" />
          Leer la política completa en su sitio
        </a>
      )}
    </section>
  )
}
