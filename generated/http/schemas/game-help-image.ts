/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Url } from './url.ts';

export const gameHelpImageTextMax = 200;



export const GameHelpImage = /*#__PURE__*/ zod.object({
  "url": Url,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(gameHelpImageTextMax))
});

export type GameHelpImage = zod.output<typeof GameHelpImage>;
