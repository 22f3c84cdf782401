import { ARCADE } from './arcade.ts'
import { CARDS } from './cards.ts'
import { CRAFTS } from './crafts.ts'
import { FESTIVAL } from './festival.ts'
import { FIGURES } from './figures.ts'
import { FOOD } from './food.ts'
import { NATURE } from './nature.ts'
import { SEA } from './sea.ts'
import { SEAFARING } from './seafaring.ts'
import { SPORTS } from './sports.ts'
import type { Subject } from './subject.ts'
import { TABLES } from './tables.ts'

/** Everything that a cover can show. */
export const SUBJECTS = {
  ...ARCADE,
  ...CARDS,
  ...CRAFTS,
  ...FESTIVAL,
  ...FIGURES,
  ...FOOD,
  ...NATURE,
  ...SEA,
  ...SEAFARING,
  ...SPORTS,
  ...TABLES,
} satisfies Record<string, Subject>

export type SubjectName = keyof typeof SUBJECTS
