/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ActivenessDrop } from './activeness-drop.ts';
import { Day } from './day.ts';
import { PesoWon } from './peso-won.ts';
import { VipLevel } from './vip-level.ts';
import { VipReward } from './vip-reward.ts';

export const vipLevelMin = 0;
export const vipLevelMax = 99;

export const vipActivenessMin = 0;
export const vipActivenessMax = 100000;

export const vipCheckInsMax = 31;

export const vipLevelsMax = 100;



export const Vip = /*#__PURE__*/ zod.object({
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(vipLevelMin), /*#__PURE__*/ zod.lte(vipLevelMax)),
  "deposit": /*#__PURE__*/ zod.optional(PesoWon),
  "turnover": PesoWon,
  "activeness": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(vipActivenessMin), /*#__PURE__*/ zod.lte(vipActivenessMax)),
  "nextDrop": /*#__PURE__*/ zod.optional(ActivenessDrop),
  "checkIns": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Day).check(/*#__PURE__*/ zod.maxLength(vipCheckInsMax))),
  "levels": /*#__PURE__*/ zod.array(VipLevel).check(/*#__PURE__*/ zod.maxLength(vipLevelsMax)),
  "daily": VipReward,
  "rebate": VipReward,
  "monthly": VipReward
});

export type Vip = zod.output<typeof Vip>;
