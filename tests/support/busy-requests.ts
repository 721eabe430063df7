import { newMember } from './accounts'
import { listRequest } from './listed-requests'
import { makeSitePet } from './own-pets'
import { inSiteDatabase } from './site'

/** Somebody with requests in every state that looks different. */
export async function eagerAdopter() {
  const email = await newMember()
  const ask = async (pet: string, rest: Omit<Parameters<typeof listRequest>[1], 'name'>) => {
    const { id } = await makeSitePet(pet)
    return { petId: id, request: await listRequest(id, { name: 'Lucía', email, ...rest }) }
  }
  const greta = await ask('Greta', { status: 'aceptada' })
  await ask('Toby', {})
  await ask('Mancha', { status: 'rechazada', note: 'Elegí a una familia que ya la conocía.' })
  await ask('Sol', { status: 'retirada' })
  await inSiteDatabase(
    (sql) => sql`update users set name = 'Camilo', phone = '+593 99 555 0142' from pets
      where pets.owner_id = users.id and pets.id = ${greta.petId}`,
  )
  return { email, greta }
}

/** An owner with two pets: three requests for Frida, an accepted and a waiting one for Bruma. */
export async function busyOwner() {
  const frida = await makeSitePet('Frida')
  const bruma = await makeSitePet('Bruma')
  await inSiteDatabase(
    (sql) => sql`
      update pets set owner_id = (select id from users where email = ${frida.email}) where id = ${bruma.id}`,
  )
  const andres = await listRequest(frida.id, { name: 'Andrés', lastName: 'Quintero', hoursAgo: 48 })
  await listRequest(frida.id, { name: 'Lucía', status: 'en revisión', hoursAgo: 90 })
  await listRequest(frida.id, { name: 'Hernán', status: 'rechazada', note: 'Gracias por escribir.' })
  const natalia = await listRequest(bruma.id, { name: 'Natalia', status: 'aceptada' })
  await listRequest(bruma.id, { name: 'Esteban', status: 'en espera' })
  return { email: frida.email, frida, bruma, andres, natalia }
}

/** An adopter who has waited eight days for an answer about Lola; her owner was reminded after three. */
export async function patientAdopter() {
  const { id: petId, email: owner } = await makeSitePet('Lola')
  const email = await newMember()
  const request = await listRequest(petId, { name: 'Valentina', email, hoursAgo: 8 * 24 })
  await inSiteDatabase(
    (sql) => sql`update adoption_requests set owner_reminded_at = created_at + interval '72 hours',
      overdue_at = created_at + interval '7 days' where id = ${request}`,
  )
  return { email, owner, request, petId }
}
