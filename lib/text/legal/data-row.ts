/** A line of the table about what is kept: what for, on which basis, and how long. */
export interface DataRow {
  data: string
  purpose: string
  basis: string
  term: string
}
