import { CODES } from '#generated/http/codes.ts'
import { toApiError } from '#src/api/api-error.ts'
import type { PlayRefusal } from './play-refused.tsx'

/** Whether a deposit or a game was refused for responsible play: its codes are the same in each operation. */
export function getPlayRefusal(thrown: unknown): PlayRefusal | undefined {
  const { code } = toApiError(thrown)
  const { playPaused, limitReached } = CODES.launchGame
  if (code === limitReached.code) return 'limitReached'
  return code === playPaused.code ? 'playPaused' : undefined
}
