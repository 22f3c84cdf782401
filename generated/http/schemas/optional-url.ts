/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const OptionalUrlMax = 2048;


export const OptionalUrlRegExp = new RegExp('^(https?://\\S+)?$');


export const OptionalUrl = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(OptionalUrlMax), /*#__PURE__*/ zod.regex(OptionalUrlRegExp));

export type OptionalUrl = zod.output<typeof OptionalUrl>;
