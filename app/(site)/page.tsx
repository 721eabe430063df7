export default function HomePage() {
  return <h1 className="mx-auto w-wrap py-11 text-hero lg:text-hero-wide">Encuentra Mascotas para Adoptar</h1>
}
