import type { OperationId } from '#generated/http/operations.ts'
import { ACCOUNT_CASES } from './cases/account.ts'
import { APP_CASES } from './cases/app.ts'
import { GAMES_CASES } from './cases/games.ts'
import { INBOX_CASES } from './cases/inbox.ts'
import { KYC_CASES } from './cases/kyc.ts'
import { MONEY_CASES } from './cases/money.ts'
import { RESPONSIBLE_CASES } from './cases/responsible.ts'
import { REWARDS_CASES } from './cases/rewards.ts'
import type { OperationCase } from './operation-case.ts'

/** Every operation of the document; the type makes a missing one a compile error. */
export const CASES: { [Id in OperationId]: OperationCase<Id> } = {
  ...ACCOUNT_CASES,
  ...APP_CASES,
  ...GAMES_CASES,
  ...INBOX_CASES,
  ...KYC_CASES,
  ...MONEY_CASES,
  ...RESPONSIBLE_CASES,
  ...REWARDS_CASES,
}
