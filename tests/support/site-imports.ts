import { BASE_URL, inSiteDatabase } from './site'
import { newShelter } from './site-reviews'

const TITLES =
  'código;NOMBRE;especie;raza;color;sexo;edad;tamano;pelo;vacunas;esterilizado;hogareño;cuidados especiales;descripcion;foto;notas'
const STORY = `"Duerme la siesta con los gatos; ""saluda"" a quien llega.\n${'Camina bien con correa. '.repeat(5)}"`

/** A foundation with two pets of a litter in one photo, which therefore says nothing of whose row it stands in. */
export async function newImporter() {
  const shelter = await newShelter()
  const hash = await inSiteDatabase(async (sql) => {
    const [photo] = await sql<{ hash: string }[]>`
      with model as (
        select p.*, f.hash, f.width, f.height, f.blur from pets p
        join pet_photos f on f.pet_id = p.id and f.position = 0
        join stored_photos s on s.hash = f.hash order by p.id limit 1),
      pet as (
        insert into pets (owner_id, own_code, name, type, breed_id, color_id, age, gender, size, coat, health, castrated,
          description, city_id, country_id)
        select ${shelter.id}, litter.code, litter.name, type, breed_id, color_id, age, gender, size, coat, health, castrated,
          description, city_id, country_id
        from model, (values ('Q-0', 'Lima'), ('Q-1', 'Mora')) as litter (code, name)
        returning id)
      insert into pet_photos (pet_id, position, hash, width, height, blur)
      select pet.id, 0, hash, width, height, blur from pet, model returning hash`
    return photo?.hash ?? ''
  })
  return { ...shelter, photo: `${BASE_URL}/media/${hash}-1600.webp` }
}

const rowOf = (code: string, breed: string, age: string, photo: string) =>
  `${code};Nube;Perro;${breed};Arena;hembra;${age};mediana;corto;vacunas al dia;sí;sí;no;${STORY};${photo};x`

/** A file with a good row and a faulty one. */
export const sampleRows = (photo: string): Buffer =>
  Buffer.from(
    [
      TITLES,
      rowOf('Q-2', 'mestizo', 'joven', photo),
      rowOf('Q-3', 'Labradr retriever', 'de la camada', photo),
    ].join('\r\n'),
    'latin1',
  )
