/**
 * Who may open a page:
 * | access | visitor | player | suspended until the identity is verified |
 * |---|---|---|---|
 * | `open` | yes | yes | yes |
 * | `browse` | yes | yes | no |
 * | `account` | no | yes | yes |
 * | `player` | no | yes | no |
 * | `withdrawal` | no | with a ratified identity and a transaction password | no |
 */
export const ACCESS = ['open', 'browse', 'account', 'player', 'withdrawal'] as const

export type Access = (typeof ACCESS)[number]
