import type { ColumnKey, Header } from './columns'

export class TypedRow {
  readonly #keys: Header['keys']
  readonly #cells: readonly string[]

  constructor({ keys }: Pick<Header, 'keys'>, cells: readonly string[]) {
    this.#keys = keys
    this.#cells = cells
  }

  has(key: ColumnKey): boolean {
    return this.#keys.includes(key)
  }

  /** Empty if there is no such column. */
  text(key: ColumnKey): string {
    return this.#cells[this.#keys.indexOf(key)] ?? ''
  }

  /** URLs with their column's number; a cell may have several. */
  photos(): { number: number; address: string }[] {
    const cells = this.#cells.filter((_, at) => this.#keys[at] === 'photos')
    return cells.flatMap((cell, at) =>
      cell
        .split(/[\s|]+/)
        .filter((address) => address !== '')
        .map((address) => ({ number: at + 1, address })),
    )
  }

  /** Cells beyond the last column. */
  extra(): string[] {
    return this.#cells.slice(this.#keys.length).filter((cell) => cell !== '')
  }
}
