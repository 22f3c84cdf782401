import type { Dress } from './dress.ts'
import type { Hair } from './hair.ts'

/** How a dealer looks; `isWoman` decides lashes, lips and brows. */
export interface DealerLook {
  isWoman: boolean
  skin: string
  hairColor: string
  hair: Hair
  dress: Dress
  dressColor: string
  hasBeard?: boolean
  hasGlasses?: boolean
}
