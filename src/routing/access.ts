/**
 * Who may open a page. `paused`: a break or a self-exclusion; `restricted`: the law or the regulator keeps this person from
 * playing (`PlayState` in `openapi/`). A suspended player is that alone.
 * | access | visitor | player | suspended until the identity is verified | paused | restricted |
 * |---|---|---|---|---|---|
 * | `open` | yes | yes | yes | yes | yes |
 * | `browse` | yes | yes | no | no | no |
 * | `service` | yes | yes | no | yes | no |
 * | `account` | no | yes | yes | yes | no |
 * | `own` | no | yes | no | yes | no |
 * | `responsible` | no | yes | no | yes | yes |
 * | `player` | no | yes | no | no | no |
 * | `withdrawal` | no | with a ratified identity and a transaction password | no | as a player | no |
 */
export const ACCESS = ['open', 'browse', 'service', 'account', 'own', 'responsible', 'player', 'withdrawal'] as const

export type Access = (typeof ACCESS)[number]
