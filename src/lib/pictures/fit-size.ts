/** Width and height of a picture, in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The limits: total pixels, and pixels of the longer side. */
export interface SizeLimits {
  readonly mostPixels: number
  readonly longestSide?: number
}

/** The largest size with the same aspect ratio (±1 pixel) within the limits; a size within them is unchanged. */
export function fitSize(
  { width, height }: PictureSize,
  { mostPixels, longestSide = Infinity }: SizeLimits,
): PictureSize {
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)), longestSide / Math.max(width, height))
  if (scale === 1) return { width, height }
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}
