import type { z } from 'zod'
import { lockPetWithOwner } from '@/lib/moderation/reports/queries'
import { unblockPhotos } from '@/lib/photos/block-operations'
import { insertAudit } from '@/lib/platform/audit/operations'
import type { Context } from '@/lib/platform/context'
import { write } from '@/lib/platform/write'
import { listPhotoBlocks } from './pet-queries'
import { requireUninvolved } from './policy'
import { requireDecider } from './reauthentication-operations'
import type { unblockPhotosSchema } from './schema'

/**
 * Accepts the pictures again that were blocked with a pet; whoever published it can upload them anew. Audited. Idempotent.
 * @throws DomainError unauthenticated, forbidden, not_found; invalid (`password`).
 */
export async function unblockPetPhotos(
  ctx: Context,
  { petId, reason, password }: z.output<typeof unblockPhotosSchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  await write(ctx, async (tx) => {
    const { pet } = await lockPetWithOwner(tx, petId)
    requireUninvolved(actorId, [pet.ownerId])
    const count = await unblockPhotos(tx, await listPhotoBlocks(tx, petId))
    if (count === 0) return
    await insertAudit(tx, {
      actorId,
      action: 'photos.unblock',
      subject: `pet:${petId}`,
      detail: { count },
      name: pet.name,
      reason,
      createdAt: ctx.now,
    })
  })
}
