import { SessionWatcher } from '@/components/accounts/session-watcher'
import { SiteShell } from './site-shell'

/**
 * What pages that belong to one person stand in.
 * @param signedIn whether the request came with a session: the top bar then is that person's without JavaScript too
 */
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
