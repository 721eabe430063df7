import { LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { LinkPending } from '@/components/ui/links/link-pending'
import type { MatchDto } from '@/lib/people/matches/dto'
import { EDIT_MATCH } from '@/lib/text/routes'
import { MatchFacts } from './match-facts'
import { MatchForm } from './match-form'
import { ProfileSection } from './section'

/** 'Tu mascota ideal' on 'Perfil Adoptante'. */
export const MatchSection = ({ match, isEditing }: { match: MatchDto; isEditing: boolean }) => (
  <ProfileSection
    id="mascota-ideal"
    title="Tu mascota ideal"
    lead="Lo que respondiste en el test. Cambiarlo no afecta las solicitudes que ya enviaste."
  >
    {isEditing ? <MatchForm match={match} /> : <MatchFacts match={match} />}
    {!isEditing && (
      <LinkButton href={EDIT_MATCH} scroll={false} variant="ghost" className="justify-self-start">
        <Icon name="pencil" size={18} />
        Editar mis respuestas
        <LinkPending />
      </LinkButton>
    )}
  </ProfileSection>
)
