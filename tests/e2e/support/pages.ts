import { listPathsWith } from '../../support/route-pages.ts'

/** Pages that look like another one: a tour visits that one. */
const TWINS = ['/customerService', '/game/search']

/** Tours begin on /faq, so they go somewhere else first. */
const START = '/game'

/** The pages that tours visit, from the route files. */
export const VISITOR_PAGES = [
  START,
  ...listPathsWith('open', 'browse', 'service').filter((path) => path !== START && !TWINS.includes(path)),
]

export const PLAYER_PAGES = [START, ...listPathsWith('account', 'own', 'player', 'withdrawal', 'responsible')]
