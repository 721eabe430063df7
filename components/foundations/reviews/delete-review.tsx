'use client'

import { AskFirst } from '@/components/forms/ask-first'
import { useActionForm } from '@/components/forms/use-action-form'
import { buttonClass } from '@/components/ui/button'
import { deleteReviewAction } from '@/lib/privacy/actions'
import { deleteReviewSchema } from '@/lib/privacy/schema'
import { COMMENT_CASE_KEPT } from '@/lib/text/copy/kept-cases'

export function DeleteReview({ foundationId }: { foundationId: number }) {
  const form = useActionForm(deleteReviewSchema, deleteReviewAction)
  return (
    <AskFirst
      form={form}
      field={['foundationId', foundationId]}
      label="Eliminar mi comentario"
      look={buttonClass({ variant: 'ghost', size: 'md' }, 'justify-self-start')}
      question="¿Eliminar tu comentario?"
      consequence={`Deja de verse en el momento, con sus estrellas y con la respuesta de la fundación, si la hay. ${COMMENT_CASE_KEPT}`}
      confirm="Sí, eliminarlo"
    />
  )
}
