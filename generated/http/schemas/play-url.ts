/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PlayUrlMax = 2048;



export const PlayUrl = /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(PlayUrlMax));

export type PlayUrl = zod.output<typeof PlayUrl>;
