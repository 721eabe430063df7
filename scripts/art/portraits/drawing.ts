/** The chin lies about 175 below the origin. */
export interface HeadDrawing {
  definitions: string
  drawing: string
  /** Height of the ears' tips; negative is up. */
  top: number
}

/** In the head's coordinates. */
export interface BodyDrawing {
  definitions: string
  drawing: string
  /** Where the body rests on the ground; null when the picture ends above it. */
  stance: { floor: number; shadowX: number; shadowHalf: number } | null
}
