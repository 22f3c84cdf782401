const CLOSED_GAME = 'which games are closed: no read shows it'
const STOCK = 'that the stock of the chosen goods limits the quantity'
const ONE_FIELD = 'that a code is about several fields: `field` names one'
const LAST_PESO = 'nothing: a run does not use up what an account may withdraw, because the next one needs it'

/**
 * Mutants that no run finds, by the start of their ids, and the rule that the document lacks for them. A run that finds
 * one of them, or misses another one, fails.
 */
const KNOWN_MISSES: { readonly [id: string]: string } = {
  'place changed twice: createExchange getExchange/points': 'by how much a write changes a place',
  'accepted: createExchange goodsUnavailable': STOCK,
  'limit moved: createExchange goodsUnavailable': STOCK,
  'limit moved: createExchange insufficientPoints': 'that the points limit the price times the quantity',
  'limit moved: createWithdrawal turnoverOwed': LAST_PESO,
  'limit moved: createWithdrawal insufficientBalance': LAST_PESO,
  'limit moved: createRecharge orderExpired': 'nothing: no request arrives in the very millisecond',
  'accepted: claimRecallTask nothingToClaim': 'in which state a step can be claimed',
  'limit moved: deleteLetters letterUnclaimed': 'in which state a letter can be deleted',
  'limit moved: uploadImage fileTooLarge': 'the size of the largest picture',
  "accepted: uploadImage fileUnsupported (handlers/kyc/uploads.ts: type === 'heic' || type === 'other', without type === 'heic')":
    'which kinds of pictures are refused',
  'accepted: addFavourite gameUnavailable': CLOSED_GAME,
  'accepted: launchGame gameUnavailable': CLOSED_GAME,
  'accepted: getGameHelp gameUnavailable': CLOSED_GAME,
  "accepted: saveIdentityPapers fileUnknown (handlers/kyc/identity.ts: !isFor(front, 'idFront') || !isFor(selfie, 'selfie') || !hasBack, without !isFor(selfie":
    ONE_FIELD,
  "accepted: saveIdentityPapers fileUnknown (handlers/kyc/identity.ts: !isFor(front, 'idFront') || !isFor(selfie, 'selfie') || !hasBack, without !hasBack":
    ONE_FIELD,
  'accepted at once: bindPhone phoneTaken': 'nothing: the OTP of a number belongs to the account that asked last',
}

/** The rule that the document lacks, so that no run finds a mutant; undefined if it has one. */
export function findLackingRule(id: string): string | undefined {
  return Object.entries(KNOWN_MISSES).find(([start]) => id.startsWith(start))?.[1]
}
