/** The types of letters, in the order of the inbox's tabs; their names are in `mocks/messages`. */
export const LETTER_TYPES = ['system', 'money', 'reward'] as const
type LetterType = (typeof LETTER_TYPES)[number]

/** The type of each letter that is not a system letter, by the name of its text. */
const TYPE_OF_TEXT: Readonly<Record<string, LetterType>> = {
  recharged: 'money',
  rechargedWithBonus: 'money',
  withdrawn: 'money',
  withdrawalRejected: 'money',
  withdrawalFailed: 'money',
  withdrawalException: 'money',
  vipRaised: 'reward',
  weekend: 'reward',
  anniversary: 'reward',
  thanks: 'reward',
  recall: 'reward',
}

export function getLetterType({ text }: { text: string }): LetterType {
  return TYPE_OF_TEXT[text] ?? 'system'
}

/** Whether a letter promotes play: those of rewards, which invite to come back or to claim. */
export function isPromotion(letter: { text: string }): boolean {
  return getLetterType(letter) === 'reward'
}
