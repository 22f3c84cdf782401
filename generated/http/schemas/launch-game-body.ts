/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { GameId } from './game-id.ts';

export const LaunchGameBody = /*#__PURE__*/ zod.object({
  "gameId": GameId
});

export type LaunchGameBody = zod.output<typeof LaunchGameBody>;
