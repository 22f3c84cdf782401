import { deferred } from '../deferred/deferred.tsx'

/**
 * The card of the steps before the first withdrawal, in deferred code: most players have done them. A loader preloads it,
 * so that the page does not move when it appears.
 */
export const FirstWithdrawal = deferred(async () => (await import('./first-withdrawal-card.tsx')).FirstWithdrawalCard, {
  texts: ['firstWithdrawal'],
})
