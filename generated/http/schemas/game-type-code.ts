/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const GameTypeCodeMax = 32;


export const GameTypeCodeRegExp = new RegExp('^[a-z][a-z0-9_-]*$');


export const GameTypeCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(GameTypeCodeMax), /*#__PURE__*/ zod.regex(GameTypeCodeRegExp));

export type GameTypeCode = zod.output<typeof GameTypeCode>;
