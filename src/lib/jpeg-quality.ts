/** The largest picture that is sent as it is, in bytes (section 9 of the specification). */
export const IMAGE_LIMIT_BYTES = 512_000

/** Qualities in tenths: whole ones, since 0.8 less 0.1 seven times is not 0.1 in a computer. */
const FIRST_TENTHS = 8
const LAST_TENTHS = 1

/**
 * Encodes a picture that is over the limit until it fits (section 5 of the specification): quality 0.8, then a tenth
 * less each time while it is still too large and quality is above 0.1; at most eight times. What is too large even at
 * 0.1 is returned all the same: the server decides.
 *
 * @param limitBytes of a picture that the player wants smaller
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
