/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PesoWon } from './peso-won.ts';

export const vipLevelLevelMin = 0;
export const vipLevelLevelMax = 99;

export const vipLevelRebatePercentMin = 0;
export const vipLevelRebatePercentMax = 100;

export const vipLevelActivenessLossMin = 0;
export const vipLevelActivenessLossMax = 100;

export const vipLevelRetentionActivenessMin = 0;
export const vipLevelRetentionActivenessMax = 100000;



export const VipLevel = /*#__PURE__*/ zod.object({
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(vipLevelLevelMin), /*#__PURE__*/ zod.lte(vipLevelLevelMax)),
  "deposit": PesoWon,
  "turnover": PesoWon,
  "rebatePercent": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(vipLevelRebatePercentMin), /*#__PURE__*/ zod.lte(vipLevelRebatePercentMax)),
  "activenessLoss": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(vipLevelActivenessLossMin), /*#__PURE__*/ zod.lte(vipLevelActivenessLossMax)),
  "retentionActiveness": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(vipLevelRetentionActivenessMin), /*#__PURE__*/ zod.lte(vipLevelRetentionActivenessMax))),
  "daily": /*#__PURE__*/ zod.optional(PesoWon),
  "monthly": /*#__PURE__*/ zod.optional(PesoWon)
});

export type VipLevel = zod.output<typeof VipLevel>;
