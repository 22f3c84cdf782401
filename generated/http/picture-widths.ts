// Made by `npm run generate` from the documents. Do not edit.

/** The widths in which a picture can be requested, in device pixels, smallest first. */
export const PICTURE_WIDTHS = [96, 192, 288, 384, 576, 768, 1152, 1536] as const
