/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Instant } from './instant.ts';
import { PictureUrl } from './picture-url.ts';
import { WinnerOdds } from './winner-odds.ts';

export const sportsEventLeagueMax = 64;

export const sportsEventHomeMax = 48;

export const sportsEventAwayMax = 48;



export const SportsEvent = /*#__PURE__*/ zod.object({
  "league": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(sportsEventLeagueMax)),
  "home": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(sportsEventHomeMax)),
  "away": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(sportsEventAwayMax)),
  "startsAt": Instant,
  "homeCrest": /*#__PURE__*/ zod.optional(PictureUrl),
  "awayCrest": /*#__PURE__*/ zod.optional(PictureUrl),
  "odds": /*#__PURE__*/ zod.optional(WinnerOdds)
});

export type SportsEvent = zod.output<typeof SportsEvent>;
