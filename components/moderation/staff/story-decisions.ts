import { publishStoryAction, removeStoryAction } from '@/lib/moderation/stories/actions'
import { publishStorySchema, removeStorySchema } from '@/lib/moderation/stories/schema'

/** As `DECISIONS`, of stories that adopters offer. */
export const STORY_DECISIONS = {
  publishStory: {
    schema: publishStorySchema,
    action: publishStoryAction,
    id: 'publicar-historia',
    title: 'Publicar',
    text: 'La lee cualquiera en Finales felices, con una copia de sus fotos. Avisamos a quien la contó y a quien dio la mascota.',
    button: 'Publicar la historia',
  },
  removeStory: {
    schema: removeStorySchema,
    action: removeStoryAction,
    id: 'motivo-historia',
    title: 'No publicar',
    reason: {
      label: 'Motivo',
      hint: 'Quien la contó lo recibe por correo. La historia se borra, y puede contar otra.',
      rows: 3,
    },
    button: 'No publicar la historia',
    variant: 'danger' as const,
  },
}
