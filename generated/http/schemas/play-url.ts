/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const PlayUrlMax = 2048;


export const PlayUrlRegExp = new RegExp('^(https?://\\S+)?$');


export const PlayUrl = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(PlayUrlMax), /*#__PURE__*/ zod.regex(PlayUrlRegExp));

export type PlayUrl = zod.output<typeof PlayUrl>;
