import { SessionWatcher } from '@/components/people/accounts/session-watcher'
import { SiteShell } from './site-shell'

/** @param signedIn sets the top bar's state on the server, for use without JavaScript */
export function PersonalShell({ signedIn, children }: { signedIn: boolean; children: React.ReactNode }) {
  return (
    <div data-person={signedIn ? '' : undefined} className="contents">
      <SiteShell>
        {children}
        <SessionWatcher />
      </SiteShell>
    </div>
  )
}
