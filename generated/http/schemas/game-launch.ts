/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PlayUrl } from './play-url.ts';

export const GameLaunch = /*#__PURE__*/ zod.object({
  "playUrl": PlayUrl,
  "openMode": /*#__PURE__*/ zod.enum(['frame', 'browser']),
  "needBindWallet": /*#__PURE__*/ zod.boolean()
});

export type GameLaunch = zod.output<typeof GameLaunch>;
