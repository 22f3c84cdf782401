/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const RecallSnMin = 4;
export const RecallSnMax = 32;


export const RecallSnRegExp = new RegExp('^[A-Za-z0-9-]+$');


export const RecallSn = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(RecallSnMin), /*#__PURE__*/ zod.maxLength(RecallSnMax), /*#__PURE__*/ zod.regex(RecallSnRegExp));

export type RecallSn = zod.output<typeof RecallSn>;
