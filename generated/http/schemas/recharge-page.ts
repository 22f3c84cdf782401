/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Recharge } from './recharge.ts';
import { Total } from './total.ts';

export const rechargePageListMax = 100;



export const RechargePage = /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(Recharge).check(/*#__PURE__*/ zod.maxLength(rechargePageListMax)),
  "total": Total
});

export type RechargePage = zod.output<typeof RechargePage> & {
  /** Rows that the server sent and the client could not read; absent where it read all. */
  unreadable?: number;
};
