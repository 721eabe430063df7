import { useEffect, useEffectEvent } from 'react'

/** Runs whenever the value changes, and after mount. */
export function useOnChange<Value>(value: Value, onChange: (value: Value) => void): void {
  const handle = useEffectEvent(onChange)
  useEffect(() => {
    handle(value)
  }, [value])
}
