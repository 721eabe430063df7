import { SignInPrompt } from '@/components/people/accounts/sign-in-prompt'
import { SkipLink } from '@/components/ui/links/skip-link'
import { Toaster } from '@/components/ui/toaster'
import { Footer } from './footer'
import { TopBar } from './top-bar'

/** Reads nothing from the request, so pages can be static. */
export function SiteShell({ children }: { children: React.ReactNode }) {
  return (
    <>
      <SkipLink href="#contenido">Saltar al contenido</SkipLink>
      <TopBar />
      <main id="contenido" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      {/* The year of the last revalidation, at most ten minutes ago. */}
      <Footer year={new Date().getUTCFullYear()} />
      <SignInPrompt />
      <Toaster />
    </>
  )
}
