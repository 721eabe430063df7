'use client'

import { useEffect } from 'react'
import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { forgetPet } from '@/lib/pets/recent'
import { readId } from '@/lib/text/params'
import { ALL_PETS, DASHBOARD_PETS, FOUNDATIONS, petPath } from '@/lib/text/routes'

/** 404 content for a pet; signed-in visitors, who may be its owner, also get a link to their pets. */
export function PetMissing() {
  useEffect(() => {
    const id = readId(location.pathname.split('/')[2])
    if (id === null) return
    forgetPet(id)
    void forgetKept(id).catch(() => {})
  }, [])
  return (
    <div className="mx-auto w-wrap py-8 lg:py-12">
      <EmptyPanel
        level="h1"
        tone="lila"
        title="Esta mascota no está publicada"
        text="Puede que haya encontrado un hogar, que la hayan retirado, que todavía la estemos revisando o que la dirección esté mal escrita. Quizás otra te espera."
        action={
          <>
            <LinkButton href={ALL_PETS}>Ver todas las mascotas</LinkButton>
            <LinkButton href={FOUNDATIONS} variant="ghost" className="signed-in:hidden">
              Ver fundaciones
            </LinkButton>
            <LinkButton href={DASHBOARD_PETS} variant="ghost" className="signed-out:hidden">
              ¿Es tuya? Ve a Mis Mascotas
            </LinkButton>
          </>
        }
        art={{ src: '/art/cut-lie.webp', width: 500, height: 557 }}
      />
    </div>
  )
}

/** Silent where storage is blocked. */
async function forgetKept(id: number): Promise<void> {
  const { forgetPage } = await import('@/lib/platform/offline/kept-pages')
  await forgetPage(petPath(id))
}
