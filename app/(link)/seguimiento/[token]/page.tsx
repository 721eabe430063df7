import type { Metadata } from 'next'
import { CheckInForm } from '@/components/adoption/check-ins/check-in-form'
import { CheckInsStop } from '@/components/adoption/check-ins/check-ins-stop'
import { CheckInPet, DeadLink, Thanks } from '@/components/adoption/check-ins/link-page'
import { LinkedStory } from '@/components/adoption/stories/own-story'
import { linkWords } from '@/lib/adoption/check-ins/copy'
import type { LinkedCheckInDto } from '@/lib/adoption/check-ins/dto'
import { readCheckInToken } from '@/lib/adoption/check-ins/links'
import { checkInVerdict } from '@/lib/adoption/check-ins/policy'
import { findLinkedCheckIn, findLinkedPage } from '@/lib/adoption/check-ins/queries'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'

export const metadata: Metadata = { title: '¿Cómo va?', robots: { index: false, follow: false } }

interface Props {
  params: Promise<{ token: string }>
  searchParams: Promise<{ gracias?: string | string[]; dejar?: string | string[] }>
}

/** Opening the link changes nothing. `?gracias` thanks for an answer, `?dejar` stops the questions. */
export default async function CheckInPage({ params, searchParams }: Props) {
  const { token } = await params
  const { gracias, dejar } = await searchParams
  const { db, now } = createContext(ANONYMOUS)
  const link = readCheckInToken(token)
  const linked = link && (await findLinkedCheckIn(db, link))
  const verdict = checkInVerdict(linked, now)
  const checkIn = linked && verdict === 'open' ? await findLinkedPage(db, linked, now) : null
  return (
    <div className="mx-auto w-wrap py-5 pb-11 lg:py-10 lg:pb-16">
      {checkIn ? (
        <Part
          token={token}
          checkIn={checkIn}
          now={now}
          stops={dejar !== undefined}
          thanks={gracias !== undefined}
        />
      ) : (
        <DeadLink
          {...linkWords(verdict === 'open' ? 'unknown' : verdict, linked?.pet.name ?? null)}
          help={verdict === 'away'}
        />
      )}
    </div>
  )
}

function Part({
  token,
  checkIn,
  now,
  stops,
  thanks,
}: {
  token: string
  checkIn: LinkedCheckInDto
  now: Date
  stops: boolean
  thanks: boolean
}) {
  if (stops) return <CheckInsStop token={token} checkIn={checkIn} />
  if (thanks && checkIn.answer) return <Thanks token={token} checkIn={checkIn} />
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,33.25rem)_minmax(0,1fr)] lg:items-start lg:gap-16">
      <CheckInPet checkIn={checkIn} now={now} />
      <div className="grid min-w-0 gap-8">
        <CheckInForm token={token} checkIn={checkIn} />
        <LinkedStory token={token} checkIn={checkIn} />
      </div>
    </div>
  )
}
