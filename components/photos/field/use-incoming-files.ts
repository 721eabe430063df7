import { useEffect, useEffectEvent, useState } from 'react'

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Dropped anywhere on the page (browsers would open them), and pasted. @returns whether files are dragged over it */
export function useIncomingFiles(onFiles: (files: File[]) => void): boolean {
  const [hovering, setHovering] = useState(false)
  const receive = useEffectEvent(onFiles)

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!bringsFiles(event)) return
      event.preventDefault()
      setHovering(true)
    }
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setHovering(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!bringsFiles(event)) return
      event.preventDefault()
      setHovering(false)
      receive([...(event.dataTransfer?.files ?? [])])
    }
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // Word processors also put a bitmap of the text on the clipboard.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      receive(files)
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('dragover', onDragOver, { signal })
    window.addEventListener('dragleave', onDragLeave, { signal })
    window.addEventListener('drop', onDrop, { signal })
    window.addEventListener('paste', onPaste, { signal })
    return () => listening.abort()
  }, [])

  return hovering
}
