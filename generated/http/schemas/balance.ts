/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { FbEvent } from './fb-event.ts';
import { UserAccount } from './user-account.ts';
import { UserPoint } from './user-point.ts';
import { UserRisk } from './user-risk.ts';

export const Balance = /*#__PURE__*/ zod.object({
  "userAccountVO": UserAccount,
  "userPointVO": UserPoint,
  "userRiskVO": UserRisk,
  "fbEvent": /*#__PURE__*/ zod.optional(FbEvent)
});

export type Balance = zod.output<typeof Balance>;
