import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstError } from '@/components/forms/form-errors'
import { useWaitingSubmit } from '@/components/forms/waiting-submit'
import { UploadError } from '@/components/photos/field/photo-api'
import { directUploadError } from '@/components/photos/field/photo-rules'
import { openPhoto } from '@/components/photos/field/shrink-photo'
import { MAX_INVOICES } from '@/lib/money/expenses/schema'
import { pixelsOf, type Zone } from './zones'

const QUALITY = 0.85

/**
 * Redraws the picture with its zones filled, so that the file holds nothing of what they cover. Synchronous: sends what
 * was on screen at submit. The file name reveals nothing.
 */
function coverPicture(picture: HTMLCanvasElement, zones: readonly Zone[], number: number): File {
  const canvas = document.createElement('canvas')
  const { width, height } = picture
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) throw new Error('The picture cannot be drawn')
  pen.drawImage(picture, 0, 0)
  pen.fillStyle = '#000000'
  for (const zone of zones) {
    const area = pixelsOf(zone, picture)
    pen.fillRect(area.left, area.top, area.width, area.height)
  }
  const [, encoded = ''] = canvas.toDataURL('image/jpeg', QUALITY).split(',')
  // Safari does not free the memory of unreferenced canvases.
  canvas.width = 0
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
  return new File([bytes], `factura-${number}.jpg`, { type: 'image/jpeg' })
}

export interface Invoice {
  key: number
  picture: HTMLCanvasElement
  zones: readonly Zone[]
  /** Confirmed to have nothing to cover. */
  clean: boolean
}

type OnSubmit = (event: SubmitEvent<HTMLFormElement>) => unknown

const UNREADABLE = 'Este navegador no puede abrir esa imagen. Guárdala como JPG o PNG y agrégala otra vez.'
const TOO_MANY = `Caben ${MAX_INVOICES} facturas: dejamos fuera las demás.`
const FAILED = 'Tu dispositivo no pudo preparar las facturas. Quita alguna e inténtalo otra vez.'

/** Invoice pictures and their zones, on the device alone: `guard` adds the redrawn ones to a submitted form. */
export function useInvoices(form: React.RefObject<HTMLFormElement | null>) {
  const [invoices, setInvoices] = useState<readonly Invoice[]>([])
  const [problem, setProblem] = useState<string>()
  const [early, setEarly] = useState(false)
  const [opening, setOpening] = useState(0)
  const submit = useWaitingSubmit(form, opening > 0)
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
    const chosen = files.slice(0, room)
    setOpening((before) => before + chosen.length)
    for (const file of chosen) {
      try {
        const { format, canvas: picture } = await openPhoto(file)
        if (!picture) throw new UploadError(directUploadError(format, file) ?? UNREADABLE, 'none')
        const key = ++last.current
        setInvoices((present) => [...present, { key, picture, zones: [], clean: false }])
      } catch (error) {
        setProblem(error instanceof UploadError ? error.message : UNREADABLE)
      }
      setOpening((before) => before - 1)
    }
  }

  const guard =
    (onSubmit: OnSubmit): OnSubmit =>
    (event) => {
      if (opening > 0) {
        event.preventDefault()
        return submit.wait()
      }
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
      // Fields are read before the first await.
      const sent = onSubmit(event)
      covered.current = []
      return sent
    }

  return {
    invoices,
    problem,
    /** Whether a submit was tried with a picture neither covered nor confirmed clean. */
    early,
    add,
    /** A submit that waits for the pictures being opened. */
    submit,
    change: (key: number, changes: Partial<Invoice>) =>
      setInvoices((present) => present.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    remove: (key: number) => setInvoices((present) => present.filter((one) => one.key !== key)),
    guard,
  }
}

export const isUnchecked = ({ zones, clean }: Invoice): boolean => zones.length === 0 && !clean
