import type { FRAME_QUERY } from '#generated/ws/frames.ts'
import { type AppLocation, readForeignUrl } from '#src/lib/foreign-url.ts'

/** What a framed page is told by its address: how to speak and how to look. */
export type FrameQuery = Record<(typeof FRAME_QUERY)[number], string>

/**
 * The address to frame: the server's, with language and theme added as the frame contract says (asyncapi/frames.yaml).
 * Null when it must not be framed: {@link readForeignUrl} says which those are.
 */
export function frameUrl(playUrl: string, query: FrameQuery, app: AppLocation): string | null {
  const url = readForeignUrl(playUrl, app)
  if (!url) return null
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
