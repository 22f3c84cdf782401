/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { GameId } from './game-id.ts';

export const CollectBody = /*#__PURE__*/ zod.object({
  "gameId": GameId
});

export type CollectBody = zod.output<typeof CollectBody>;
