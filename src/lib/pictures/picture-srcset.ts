import { PICTURE_WIDTHS } from '#generated/http/picture-widths.ts'

/**
 * The `srcset` of a picture of the server: its widths by the rule of `PictureUrl`. Undefined where the address has a query,
 * which may be signed, or is no address of a server.
 */
export function pictureSrcSet(url: string): string | undefined {
  if (!/^(https?:\/)?\/[^?#\s,]+$/.test(url)) return undefined
  return PICTURE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ')
}
