/** The control of the benchmarks: a page with nothing in it. It exists only in builds made with BENCH=1. */
export default function EmptyPage() {
  return <p>Vacía</p>
}
