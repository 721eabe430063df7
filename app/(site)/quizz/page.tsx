import { QuizForm } from '@/components/people/matches/quiz-form'
import { QuizPanel } from '@/components/people/matches/quiz-panel'
import { pageMetadata } from '@/components/site/seo/metadata'
import { readQuizValues } from '@/lib/people/matches/quiz'
import { readId } from '@/lib/text/params'
import { QUIZ } from '@/lib/text/routes'

export const metadata = pageMetadata({
  title: '¿Cuál es tu mascota ideal? Test de compatibilidad',
  description:
    'Seis preguntas, menos de un minuto: cuéntanos qué perro o gato buscas y verás en qué coincide contigo cada mascota en adopción.',
  path: QUIZ,
})

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/**
 * Answers in the URL come back from the login, without JavaScript too. Nothing is saved by opening it. `mascota` is the
 * pet whose request waits for the answers.
 */
export default async function QuizPage({ searchParams }: Props) {
  const params = await searchParams
  return (
    <div className="mx-auto w-wrap items-start gap-16 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-8 lg:pb-20 noscript:pb-12">
      <QuizPanel />
      <h1 className="text-title not-noscript:sr-only lg:sr-only noscript:pt-6">¿Cuál es tu mascota ideal?</h1>
      <QuizForm initial={readQuizValues(params)} petId={readId(params.mascota)} />
    </div>
  )
}
