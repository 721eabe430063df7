'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

export const stepId = (step: number) => `pregunta-${step + 1}`

/** 0-based; null without a question in the fragment. */
function stepOf(hash: string, count: number): number | null {
  const number = Number(/^#pregunta-(\d)$/.exec(hash)?.[1] ?? 0)
  return number >= 1 && number <= count ? number - 1 : null
}

/**
 * Each question is a history entry (`#pregunta-3`) and takes the focus. `step` is null during hydration.
 * @param furthest an address leads to no later question
 */
export function useQuizSteps({
  count,
  first,
  furthest,
}: {
  count: number
  first: number
  furthest: () => number
}) {
  const [step, setStep] = useState<number | null>(null)

  const show = (next: number) => {
    flushSync(() => setStep(next))
    scrollTo({ top: 0 })
    document.getElementById(stepId(next))?.focus({ preventScroll: true })
  }
  const addressed = () => Math.min(stepOf(location.hash, count) ?? first, furthest())
  const begin = useEffectEvent(() => {
    const next = addressed()
    setStep(next)
    const isAhead = next < (stepOf(location.hash, count) ?? 0)
    if (isAhead) history.replaceState({ ...history.state, cameFrom: undefined }, '', `#${stepId(next)}`)
  })
  const follow = useEffectEvent(() => {
    // Entries of answers that were saved meanwhile: past them, to where the quiz began.
    if ((stepOf(location.hash, count) ?? 0) > furthest()) return history.back()
    const next = addressed()
    if (next !== step) show(next)
  })
  useEffect(() => {
    begin()
    const onPopState = () => follow()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [])

  /** Not by a link's navigation: the router loses the page of an entry that it has not pushed itself. */
  const goTo = (next: number) => {
    if (next === step) return
    if (history.state?.cameFrom === next) return history.back()
    history.pushState({ cameFrom: step }, '', `#${stepId(next)}`)
    show(next)
  }
  return { step, goTo }
}
