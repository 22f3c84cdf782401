/** The largest picture that is sent unchanged, in bytes. */
export const IMAGE_LIMIT_BYTES = 512_000

/** Qualities in tenths as integers: 0.8 minus 0.1 seven times is not 0.1 in floating point. */
const FIRST_TENTHS = 8
const LAST_TENTHS = 1

/**
 * Encodes a picture until it fits: quality 0.8, then a tenth less while it is too large, down to 0.1; at most eight
 * times. A picture that is too large even at 0.1 is returned anyway: the server decides.
 * @param limitBytes a smaller limit, if the player wants one
 * @param encode encodes at a quality between 0 and 1; its rejection ends the search
 */
export async function encodeToLimit<Picture extends { readonly size: number }>(
  encode: (quality: number) => Promise<Picture>,
  limitBytes: number = IMAGE_LIMIT_BYTES,
): Promise<Picture> {
  let tenths = FIRST_TENTHS
  let picture = await encode(tenths / 10)
  while (picture.size > limitBytes && tenths > LAST_TENTHS) {
    tenths -= 1
    picture = await encode(tenths / 10)
  }
  return picture
}
