/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Game } from './game.ts';

export const searchDiscoveryKeywordsItemMax = 64;

export const searchDiscoveryKeywordsMax = 20;

export const searchDiscoveryGamesMax = 30;



export const SearchDiscovery = /*#__PURE__*/ zod.object({
  "keywords": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(searchDiscoveryKeywordsItemMax))).check(/*#__PURE__*/ zod.maxLength(searchDiscoveryKeywordsMax)),
  "games": /*#__PURE__*/ zod.array(Game).check(/*#__PURE__*/ zod.maxLength(searchDiscoveryGamesMax))
});

export type SearchDiscovery = zod.output<typeof SearchDiscovery>;
