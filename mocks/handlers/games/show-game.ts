import type { components } from '#generated/openapi.d.ts'
import type { GameEntry } from '../../data/games.ts'

export function showGame({ subject: _subject, ...game }: GameEntry): components['schemas']['Game'] {
  return { ...game, cover: `/art/cover/${game.id}.svg` }
}
