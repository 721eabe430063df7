import { LostAnswer } from '@/components/forms/lost-answer'
import { Logo } from '@/components/site/layout/logo'
import { Toaster } from '@/components/ui/toaster'
import { findPlainAnswer } from '@/lib/platform/forms/plain-answer'

/** For pages with one task, behind a mailed link: no menus to lead away. */
export default async function LinkLayout({ children }: { children: React.ReactNode }) {
  const answer = await findPlainAnswer()
  return (
    <>
      <header className="border-b border-line bg-white">
        <div className="mx-auto flex h-17 w-wrap items-center justify-center lg:h-19">
          <Logo />
        </div>
      </header>
      <main id="contenido" tabIndex={-1} className="grow outline-none">
        {answer && <LostAnswer answer={answer} />}
        {children}
      </main>
      <footer className="on-dark bg-foot py-6 text-fine text-foot-text">
        <div className="mx-auto flex w-wrap flex-wrap justify-between gap-x-6 gap-y-1.5">
          <span>Argentina, Chile, Colombia, Ecuador y Perú</span>
          <span>© {new Date().getUTCFullYear()} Querencia</span>
        </div>
      </footer>
      <Toaster />
    </>
  )
}
