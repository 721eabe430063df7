import { SignInPrompt } from '@/components/people/accounts/sign-in-prompt'
import { Toaster } from '@/components/ui/toaster'
import { Footer } from './footer'
import { TopBar } from './top-bar'

/** Reads nothing from the request, so pages can be static. */
export function SiteShell({ children }: { children: React.ReactNode }) {
  return (
    <>
      <a
        href="#contenido"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-full focus:bg-ink focus:px-5 focus:py-3 focus:font-semibold focus:text-white"
      >
        Saltar al contenido
      </a>
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
