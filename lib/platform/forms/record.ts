import { z } from 'zod'

/** Fields of every form that changes a stored record as a whole; `EditedRecord` renders them. */
export const recordEditFields = {
  /** The record that the form was filled in from, by `recordVersion`; empty when it does not say. */
  madeFrom: z.string().max(30_000).default(''),
  /** The fields of which the stored value is kept, not the one in the form. */
  taken: z.array(z.string().max(40)).max(40).default([]),
}

export interface RecordEdit {
  madeFrom: string
  taken: string[]
}

/** @param fields what the form changes, as JSON values; null where nothing is stored yet. */
export const recordVersion = (fields: object | null): string => JSON.stringify(fields)

/** A field that is no longer what the form was filled in from, and not what the form says. */
export interface RecordConflict {
  field: string
  label: string
  mine: string
  saved: string
}
