import { SessionWatcher } from '@/components/accounts/session-watcher'
import { SiteShell } from './site-shell'

/** @param signedIn whether the request has a session: the top bar then shows it without JavaScript too */
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
