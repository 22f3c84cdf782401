/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const OddsMax = 100000;



export const Odds = /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1), /*#__PURE__*/ zod.lte(OddsMax));

export type Odds = zod.output<typeof Odds>;
