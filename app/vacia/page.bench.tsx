/** Control of the benchmarks; only in builds with BENCH=1. */
export default function EmptyPage() {
  return <p>Vacía</p>
}
