import { useEffect, useEffectEvent } from 'react'

/** Runs after mount too. */
export function useOnChange<Value>(value: Value, onChange: (value: Value) => void): void {
  const handle = useEffectEvent(onChange)
  useEffect(() => {
    handle(value)
  }, [value])
}
