import type { Letter } from '#generated/http/schemas/letter.ts'
import type { IconName } from '#src/ui/icon/icon-name.ts'

/** The icons of the types that the mock has; the operator names the types, so others get the envelope. */
const ICONS: Readonly<Record<string, IconName>> = { system: 'info', money: 'wallet', reward: 'gift' }

export function iconOfType(type: string): IconName {
  return (Object.hasOwn(ICONS, type) ? ICONS[type] : undefined) ?? 'inbox'
}

/** Rewards that the player can claim. Without `claimed` the server does not say, so the letter stays. */
export function hasUnclaimed({ rewards, claimed }: Pick<Letter, 'rewards' | 'claimed'>): boolean {
  return rewards !== undefined && rewards.length > 0 && claimed !== true
}
