/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PesoPaid } from './peso-paid.ts';
import { WebAddress } from './web-address.ts';

export const firstDepositOfferBonusPercentMax = 1000;

export const firstDepositOfferTurnoverMultipleMin = 0;
export const firstDepositOfferTurnoverMultipleMax = 100;



export const FirstDepositOffer = /*#__PURE__*/ zod.object({
  "bonusPercent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(firstDepositOfferBonusPercentMax)),
  "bonusMax": PesoPaid,
  "minDeposit": PesoPaid,
  "turnoverMultiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(firstDepositOfferTurnoverMultipleMin), /*#__PURE__*/ zod.lte(firstDepositOfferTurnoverMultipleMax)),
  "termsUrl": WebAddress
});

export type FirstDepositOffer = zod.output<typeof FirstDepositOffer>;
