import type { GameType } from '#generated/http/schemas/game-type.ts'

/** Whether the games of a type are live tables. */
export function isLiveType({ showType }: GameType): boolean {
  return showType === 1
}
