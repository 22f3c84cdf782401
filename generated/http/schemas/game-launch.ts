/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { PlayUrl } from './play-url.ts';

export const gameLaunchOpenModeMax = 32;



export const GameLaunch = /*#__PURE__*/ zod.object({
  "playUrl": PlayUrl,
  "openMode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(gameLaunchOpenModeMax)),
  "needBindWallet": /*#__PURE__*/ zod.boolean(),
  "orientation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type GameLaunch = zod.output<typeof GameLaunch>;
