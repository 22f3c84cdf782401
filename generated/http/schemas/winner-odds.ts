/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Odds } from './odds.ts';

export const WinnerOdds = /*#__PURE__*/ zod.object({
  "home": Odds,
  "away": Odds
});

export type WinnerOdds = zod.output<typeof WinnerOdds>;
