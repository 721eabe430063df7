import { useEffect, useEffectEvent } from 'react'

/** Runs `onChange` after mount and whenever `value` becomes another one, with what the last render knows. */
export function useOnChange<Value>(value: Value, onChange: (value: Value) => void): void {
  const handle = useEffectEvent(onChange)
  useEffect(() => {
    handle(value)
  }, [value])
}
