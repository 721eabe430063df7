import { agree } from '@/lib/text/copy/agree'
import type { Gender, PetStatus } from '@/lib/text/vocabulary'

/** What is asked before a pet is marked as adopted, or offered again: people who asked for it are told at once. */
export function statusQuestion(
  { name, gender, status }: { name: string; gender: Gender; status: PetStatus },
  to: 'adoptado' | 'adoptable',
): { question: string; consequence: string } {
  const it = agree('lo', gender)
  const isAccepted = status === 'en proceso'
  if (to === 'adoptado') {
    return {
      question: `¿${name} ya tiene hogar?`,
      consequence: isAccepted
        ? 'La adopción termina con la persona que aceptaste, y le avisamos por correo. Si se fue con otra familia, deshaz antes esa aceptación en su solicitud.'
        : `Si tiene solicitudes abiertas, se cierran y avisamos por correo a quienes las enviaron. Si ${it} adopta una de esas personas, acepta antes su solicitud: así quedan el certificado y el seguimiento.`,
    }
  }
  return {
    question: `¿${name} busca familia otra vez?`,
    consequence: isAccepted
      ? 'La aceptación se deshace y avisamos por correo a esa persona. Las solicitudes en espera se abren otra vez.'
      : `Vuelve a estar en adopción. Si alguien ${it} adoptó por Querencia, su solicitud queda como devuelta y le avisamos por correo.`,
  }
}

/** What is said before a listing is withdrawn. */
export function withdrawalConsequence({
  name,
  gender,
  status,
}: {
  name: string
  gender: Gender
  status: PetStatus
}): string {
  const it = agree('lo', gender)
  const left =
    status === 'adoptado'
      ? `Si ${it} adoptaron por Querencia, tampoco preguntaremos más cómo le va.`
      : status === 'en proceso'
        ? `La adopción que aceptaste termina y le avisamos a esa persona; las demás solicitudes también se cierran. Si ${name} ya vive con ella, ${agree('márcalo', gender)} como ${agree('adoptado', gender)}: así quedan el certificado y el seguimiento.`
        : 'Si tiene solicitudes abiertas, se cierran y avisamos a quienes las enviaron.'
  return `${name} dejará de aparecer en las búsquedas. ${left} Podrás publicar${it} otra vez desde “Mis Mascotas”.`
}

/** To whoever confirms a pet that is no longer adoptable. */
export function settledText({ name, status }: { name: string; status: PetStatus }): string {
  if (status === 'adoptado') return `Nos contaste que ${name} ya tiene un hogar. ¡Qué alegría!`
  if (status === 'en proceso') return `${name} está en proceso de adopción: no hace falta confirmar nada.`
  return `Retiraste la publicación de ${name}. Si vuelve a buscar familia, publícala otra vez desde Mis Mascotas.`
}
