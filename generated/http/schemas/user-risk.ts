/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Peso } from './peso.ts';

export const userRiskPlayedPercentMin = 0;
export const userRiskPlayedPercentMax = 100;



export const UserRisk = /*#__PURE__*/ zod.object({
  "surplus": Peso,
  "playedPercent": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userRiskPlayedPercentMin), /*#__PURE__*/ zod.lte(userRiskPlayedPercentMax)))
});

export type UserRisk = zod.output<typeof UserRisk>;
