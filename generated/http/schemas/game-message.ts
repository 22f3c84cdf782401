/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { Code } from './code.ts';
import { Instant } from './instant.ts';
import { PesoWon } from './peso-won.ts';

export const gameMessagePlayerMax = 32;

export const gameMessageGameNameMax = 64;



export const GameMessage = /*#__PURE__*/ zod.object({
  "id": Code,
  "player": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(gameMessagePlayerMax)),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1), /*#__PURE__*/ zod.maxLength(gameMessageGameNameMax)),
  "amount": PesoWon,
  "wonAt": Instant
});

export type GameMessage = zod.output<typeof GameMessage>;
