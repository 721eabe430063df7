import type { Route } from 'next'
import type { ReactNode } from 'react'
import { Button } from './button'
import { TextField } from './field'

interface Props {
  action: Route
  unknownCity?: string | null
  /** More of the query. */
  children?: ReactNode
}

/** Asks for a city by a plain form, to see foundations by nearness. */
export const NearestForm = ({ action, unknownCity = null, children }: Props) => (
  <form action={action} className="flex max-w-full flex-wrap items-end gap-2.5">
    {children}
    <div className="max-w-full max-md:w-full md:w-60">
      <TextField
        label="Tu ciudad"
        name="ciudad"
        placeholder="Ciudad"
        autoComplete="address-level2"
        maxLength={80}
        defaultValue={unknownCity ?? ''}
        error={unknownCity ? 'No conocemos esa ciudad. Prueba con otra cercana' : undefined}
      />
    </div>
    <Button type="submit" variant="ghost">
      Ver las más cercanas
    </Button>
  </form>
)
