import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstError } from '@/components/forms/form-errors'
import { openPhoto } from '@/components/photos/field/shrink-photo'
import { UploadError } from '@/components/photos/field/upload-error'
import { MAX_INVOICES } from '@/lib/money/expenses/limits'
import { coverPicture } from './cover'
import type { Zone } from './zones'

export interface Invoice {
  key: number
  picture: HTMLCanvasElement
  zones: readonly Zone[]
  /** Somebody looked at it, and there is nothing to cover. */
  clean: boolean
}

type OnSubmit = (event: SubmitEvent<HTMLFormElement>) => unknown

const UNREADABLE = 'Este navegador no puede abrir esa imagen. Guárdala como JPG o PNG y agrégala otra vez.'
const TOO_MANY = `Caben ${MAX_INVOICES} facturas: dejamos fuera las demás.`
const FAILED = 'Tu dispositivo no pudo preparar las facturas. Quita alguna e inténtalo otra vez.'

/**
 * The pictures of invoices and what covers them. They exist on the device alone: a form that is sent with `guard` gets
 * the covered ones, drawn anew.
 */
export function useInvoices(form: React.RefObject<HTMLFormElement | null>) {
  const [invoices, setInvoices] = useState<readonly Invoice[]>([])
  const [problem, setProblem] = useState<string>()
  const [early, setEarly] = useState(false)
  const last = useRef(0)
  const covered = useRef<readonly File[]>([])

  useEffect(() => {
    const { current } = form
    const add = ({ formData }: FormDataEvent) => {
      for (const file of covered.current) formData.append('photos[]', file)
    }
    current?.addEventListener('formdata', add)
    return () => current?.removeEventListener('formdata', add)
  }, [form])

  const add = async (files: readonly File[]) => {
    const room = MAX_INVOICES - invoices.length
    setProblem(files.length > room ? TOO_MANY : undefined)
    for (const file of files.slice(0, room)) {
      try {
        const { canvas: picture } = await openPhoto(file)
        if (!picture) throw new UploadError(UNREADABLE, 'none')
        const key = ++last.current
        setInvoices((present) => [...present, { key, picture, zones: [], clean: false }])
      } catch (error) {
        setProblem(error instanceof UploadError ? error.message : UNREADABLE)
      }
    }
  }

  const guard =
    (onSubmit: OnSubmit): OnSubmit =>
    (event) => {
      if (invoices.some(isUnchecked)) {
        event.preventDefault()
        flushSync(() => setEarly(true))
        return focusFirstError(event.currentTarget)
      }
      try {
        covered.current = invoices.map(({ picture, zones }, at) => coverPicture(picture, zones, at + 1))
      } catch {
        event.preventDefault()
        return setProblem(FAILED)
      }
      // The form's fields are read before the first pause.
      const sent = onSubmit(event)
      covered.current = []
      return sent
    }

  return {
    invoices,
    problem,
    /** Whether somebody tried to send the form with a picture that is neither covered nor said to be clean. */
    early,
    add,
    change: (key: number, changes: Partial<Invoice>) =>
      setInvoices((present) => present.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    remove: (key: number) => setInvoices((present) => present.filter((one) => one.key !== key)),
    guard,
  }
}

export const isUnchecked = ({ zones, clean }: Invoice): boolean => zones.length === 0 && !clean
