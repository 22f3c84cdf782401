/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { GameId } from './game-id.ts';

export const GetGameHelpParams = /*#__PURE__*/ zod.object({
  "gameId": GameId
})

export type GetGameHelpParams = zod.output<typeof GetGameHelpParams>;
