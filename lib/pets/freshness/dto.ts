import type { OwnPetDto } from '@/lib/pets/dto'

export type PetToConfirmDto = Pick<
  OwnPetDto,
  | 'id'
  | 'name'
  | 'type'
  | 'breed'
  | 'gender'
  | 'size'
  | 'status'
  | 'place'
  | 'photo'
  | 'confirmedAt'
  | 'remindedAt'
  | 'paused'
>
