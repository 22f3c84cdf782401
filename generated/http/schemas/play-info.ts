/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { OptionalUrl } from './optional-url.ts';
import { PlayHelp } from './play-help.ts';
import { PlayTerms } from './play-terms.ts';

export const playInfoHelpMax = 20;

export const playInfoFundsContactMax = 200;



export const PlayInfo = /*#__PURE__*/ zod.object({
  "help": /*#__PURE__*/ zod.array(PlayHelp).check(/*#__PURE__*/ zod.maxLength(playInfoHelpMax)),
  "breakTerms": PlayTerms,
  "exclusionTerms": PlayTerms,
  "exclusionUrl": /*#__PURE__*/ zod.optional(OptionalUrl),
  "fundsContact": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInfoFundsContactMax))
});

export type PlayInfo = zod.output<typeof PlayInfo>;
