import type { FRAME_QUERY } from '#generated/ws/frames.ts'
import { type AppLocation, readForeignUrl } from '#src/lib/foreign-url.ts'

/** The query parameters that a framed page gets: language and theme. */
export type FrameQuery = Record<(typeof FRAME_QUERY)[number], string>

/**
 * The address to frame: the server's plus language and theme (`x-query` in `asyncapi/frames.yaml`). Null if {@link
 * readForeignUrl} refuses it.
 */
export function frameUrl(playUrl: string, query: FrameQuery, app: AppLocation): string | null {
  const url = readForeignUrl(playUrl, app)
  if (!url) return null
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
