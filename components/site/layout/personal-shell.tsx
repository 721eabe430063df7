import { LostAnswer } from '@/components/forms/lost-answer'
import { SignInTab } from '@/components/forms/sign-in-elsewhere'
import { SessionWatcher } from '@/components/people/accounts/session-watcher'
import type { PlainAnswer } from '@/lib/platform/forms/form-state'
import { SiteShell } from './site-shell'

/**
 * @param signedIn sets the top bar's state on the server, for use without JavaScript; null where it could not be looked up
 * @param answer to the form that the page answers. Whoever is no longer signed in reads what they typed in place of the page,
 * which would redirect them to the login without it.
 */
export function PersonalShell({
  signedIn,
  answer,
  children,
}: {
  signedIn: boolean | null
  answer: PlainAnswer | null
  children: React.ReactNode
}) {
  const isOver = signedIn === false && answer?.needsSession === true
  return (
    <div data-person={signedIn ? '' : undefined} className="contents">
      <SiteShell>
        {answer && isOver && <SessionOver answer={answer} />}
        {answer && !isOver && <LostAnswer answer={answer} />}
        {!isOver && children}
        <SessionWatcher />
      </SiteShell>
    </div>
  )
}

/** Loading the page again sends the form again, which is whole then. */
const SessionOver = ({ answer }: { answer: PlainAnswer }) => (
  <div className="py-7 lg:py-11">
    <h1 className="mx-auto w-wrap text-title">Tu sesión terminó</h1>
    <LostAnswer answer={{ ...answer, text: 'No guardamos lo que enviaste.' }}>
      <p>
        <SignInTab /> y vuelve a cargar esta página: tu navegador te pregunta si la envía otra vez.
      </p>
    </LostAnswer>
  </div>
)
