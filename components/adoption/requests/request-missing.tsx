import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { IF_MONEY_ASKED } from '@/lib/text/copy/fraud-warnings'
import { CONTACT, DASHBOARD_REQUESTS } from '@/lib/text/routes'

/** 404 content for a request, which goes with the account of its adopter or of who published the pet. */
export const RequestMissing = () => (
  <div className="mx-auto w-wrap py-7 lg:py-11">
    <EmptyPanel
      level="h1"
      tone="lila"
      title="No encontramos esta solicitud"
      text={`Puede que la dirección esté mal escrita, o que la otra persona haya eliminado su cuenta y con ella la solicitud y la conversación. ${IF_MONEY_ASKED} cuéntanos qué pasó.`}
      action={
        <>
          <LinkButton href={CONTACT}>Contar qué pasó</LinkButton>
          <LinkButton href={DASHBOARD_REQUESTS} variant="ghost">
            Ver mis solicitudes
          </LinkButton>
        </>
      }
    />
  </div>
)
