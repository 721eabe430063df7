export default function EmptyPage() {
  return <p>Vacía</p>
}
